import equal from 'fast-deep-equal';
import type { JourneyMap, Target } from '#types/data/journeys';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { controlName } from '../../../src/engine/form/paths.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import { count } from '../../content/check/format.ts';
import { plainText } from '../../content/check/model/markdown.ts';
import { groupsOf } from '../../groups-of.ts';
import { diagnosticsOf, summarise, unreachableIn } from '../diagnostics.ts';
import { type FormatValue, formatCondition } from '../format/condition.ts';
import { formatList, formatPaths, formatValue } from '../format/texts.ts';
import { type Scope, sourcesOf } from '../search/variables.ts';
import { type SiteField, withNestedFields } from '../site/fields.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';
import { linesOf } from '../targets/lines.ts';
import { SIZES } from './style.ts';
import { wrap } from './svg.ts';

/** A row on a step's card. Alerts have a level. */
export interface Row {
  kind: 'when' | 'problem' | 'asks' | 'reveal' | 'alert' | 'item' | 'count';
  text: string;
  when?: string | undefined;
  level?: string;
}

export type Picture = ReturnType<typeof createPicture>;

/** The maximum width of a label, which fits about thirty letters. */
const WIDEST_LABEL = 240;

/** Formats choices by the labels that visitors read. */
function formatLabels(scope: Scope): FormatValue {
  return (name, value) => {
    const fields = sourcesOf(scope, name).flatMap(({ field }) => field ?? []);
    const schemas = fields.flatMap(({ schema, variants }) => [schema, ...variants] as FormSchema[]);
    const label = schemas.flatMap(choicesOf).find((choice) => choice.value === value)?.label;
    const [shown] = label ? wrap(label, { width: WIDEST_LABEL, size: SIZES.text, most: 1 }) : [];
    return shown ?? formatValue(value);
  };
}

function labelOf({ schema, ui, name }: SiteField): string {
  const label = ui['ui:title'] ?? schema.title;
  return typeof label === 'string' ? label : name;
}

function byCondition(rows: readonly Row[]): Row[] {
  const groups = [...groupsOf(rows, ({ when }) => when).values()];
  const texts = (same: readonly Row[]) => same.map(({ text }) => text).join(' · ');
  return groups.flatMap((same) => (same[0] ? { ...same[0], text: texts(same) } : []));
}

/** Returns the rows of a card: its questions, reveals and texts, with conditions. Leaves out unreachable ones. */
function rowsOf(step: SiteStep, map: JourneyMap): Row[] {
  const here = <Found extends { hash: string }>(all: readonly Found[]) =>
    all.filter(({ hash }) => hash === step.hash);
  const reaches = here(map.reaches);
  const result = { reaches, deadEnds: here(map.deadEnds), searchLimits: here(map.searchLimits) };
  // an alert of a step also reads the step's answers
  const scope = { step, withAnswers: true };
  const format = formatLabels(scope);
  const problems = diagnosticsOf(result, undefined, format).map(({ message }): Row => {
    return { kind: 'problem', text: message };
  });

  const unreachable = unreachableIn(reaches).map(({ target, file, line }) => ({ target, file, line }));
  const isUnreachable = (target: Target, pointer: string) =>
    unreachable.some((each) => equal(each, { target, ...step.journey.locate(pointer) }));
  const isHidden = ({ path, pointer, holder }: SiteField): boolean =>
    isUnreachable({ kind: 'reveal', field: controlName(path) }, pointer) ||
    (holder !== undefined && isHidden(holder));
  const fields = [...step.fields.values()];
  const asked = fields.filter(({ presence }) => !presence).map(labelOf);
  const reveals = withNestedFields(fields).flatMap((field): Row[] => {
    const { presence, holder } = field;
    if (!presence || isHidden(field)) return [];
    const when = formatCondition(presence, formatLabels({ ...scope, beside: holder?.inside }));
    return [{ kind: 'reveal', text: labelOf(field), when }];
  });

  const visible = linesOf(step).filter(({ target, pointer }) => !isUnreachable(target, pointer));
  const lines = visible.map(({ target: { kind, text }, written: { level, title }, conditions }): Row => {
    const formatted = conditions.map((condition) => formatCondition(condition, format));
    const when = formatList([...new Set(formatted)], 'and') || undefined;
    if (kind === 'item') return { kind, text: plainText(text), when };
    return { kind, level: String(level), text: plainText(typeof title === 'string' ? title : text), when };
  });
  const notices = reaches.flatMap(({ target, visit }): Row[] => {
    if (target.kind !== 'notice' || !visit) return [];
    const when = 'a step before it is incomplete';
    return [{ kind: 'alert', level: 'info', text: plainText(target.text), when }];
  });
  const messages = reaches.filter(({ target }) => target.kind === 'message').length;
  const rows: Row[] = [
    ...problems,
    { kind: 'asks', text: asked.join(' · ') },
    ...byCondition(reveals),
    ...lines.filter(({ kind }) => kind === 'alert'),
    ...byCondition(lines.filter(({ kind }) => kind === 'item')),
    ...notices,
    { kind: 'count', text: messages > 0 ? count(messages, 'message') : '' },
  ];
  return rows.filter(({ text }) => text !== '');
}

/** Creates the content of a journey's picture. Choices have the labels that visitors read. */
export function createPicture(journey: SiteJourney, map: JourneyMap) {
  const { isClean, text } = summarise([map]);
  const stages = journey.journey.progress?.stages;
  return {
    name: map.name,
    path: map.path,
    paths: formatPaths([map]),
    problems: isClean ? undefined : text,
    around: rowsOf(journey.around, map),
    steps: journey.steps.map((step) => ({
      hash: step.hash,
      heading: step.entry.step.heading,
      stage: stages?.find(({ name }) => name === step.entry.stage)?.text,
      when: step.when && formatCondition(step.when, formatLabels({ step, withAnswers: false })),
      rows: rowsOf(step, map),
    })),
  };
}
