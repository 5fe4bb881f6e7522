import equal from 'fast-deep-equal';
import type { JourneyMap } from '#types/data/journeys';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { controlName } from '../../../src/engine/form/paths.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import { count } from '../../content/check/format.ts';
import { plainText } from '../../content/check/model/markdown.ts';
import type { JsonObject } from '../../content/json.ts';
import { groupsOf } from '../../groups-of.ts';
import { diagnosticsOf, summarise, unreachableIn } from '../diagnostics.ts';
import { type FormatValue, formatCondition } from '../format/condition.ts';
import { formatList, formatPaths, formatValue } from '../format/texts.ts';
import { type Scope, sourcesOf } from '../search/variables.ts';
import { type SiteField, withInside } from '../site/fields.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';
import { type Line, linesOf } from '../targets/lines.ts';
import { SIZES } from './style.ts';
import { wrap } from './svg.ts';

/** A row on a step's card. */
export interface Row {
  kind: 'problem' | 'asks' | 'reveal' | 'alert' | 'item' | 'count';
  text: string;
  when?: string | undefined;
  /** of an alert */
  level?: string;
}

/** The content of a journey's picture. */
export interface Picture {
  name: string;
  path: string;
  paths: string;
  problems: string | undefined;
  around: readonly Row[];
  steps: readonly {
    hash: string;
    heading: string;
    stage: string | undefined;
    when: string | undefined;
    rows: readonly Row[];
  }[];
}

/** The maximum width of a label, which fits about thirty letters. */
const WIDEST_LABEL = 240;

/** Formats choices by the labels that visitors read. */
function formatLabels(scope: Scope): FormatValue {
  return (name, value) => {
    const fields = sourcesOf(scope, name).flatMap(({ field }) => field ?? []);
    const label = fields
      .flatMap(({ schema, variants }) => [schema, ...variants])
      .flatMap((schema) => choicesOf(schema as FormSchema))
      .find((choice) => choice.value === value)?.label;
    const [shown] = label ? wrap(label, { width: WIDEST_LABEL, size: SIZES.text, most: 1 }) : [];
    return shown ?? formatValue(value);
  };
}

function labelOf({ schema, ui, name }: SiteField): string {
  const label = ui['ui:title'] ?? schema.title;
  return typeof label === 'string' ? label : name;
}

function byCondition(rows: readonly Row[]): Row[] {
  return [...groupsOf(rows, ({ when }) => when).values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, text: [first, ...more].map(({ text }) => text).join(' · ') }] : [],
  );
}

/** Returns the rows of a card: its questions, reveals and texts, with conditions. Leaves out unreachable ones. */
function rowsOf(step: SiteStep, map: JourneyMap): Row[] {
  const { journey } = step;
  const isHere = ({ hash }: { hash: string }) => hash === step.hash;
  const here = {
    reaches: map.reaches.filter(isHere),
    deadEnds: map.deadEnds.filter(isHere),
    searchLimits: map.searchLimits.filter(isHere),
  };
  // an alert of a step also reads the step's answers
  const scope = { step, withAnswers: true };
  const format = formatLabels(scope);
  const unreachable = unreachableIn(here.reaches).map(({ target, file, line }) => ({ target, file, line }));

  const isHidden = ({ path, holder }: SiteField): boolean =>
    unreachable.some(({ target }) => target.kind === 'reveal' && target.field === controlName(path)) ||
    (holder !== undefined && isHidden(holder));
  const fields = [...step.fields.values()];
  const asked = fields.filter(({ presence }) => !presence).map(labelOf);
  const reveals = withInside(fields).flatMap((field): Row[] => {
    const { presence, holder } = field;
    if (!presence || isHidden(field)) return [];
    const when = formatCondition(presence, formatLabels({ ...scope, beside: holder?.inside }));
    return [{ kind: 'reveal', text: labelOf(field), when }];
  });

  const lines = linesOf(step)
    .filter(({ target, pointer }) => {
      const at = { target, ...journey.locate(pointer) };
      return !unreachable.some((each) => equal(each, at));
    })
    .map(({ target: { kind, text }, written: { level, title }, conditions }: Line): Row => {
      const formatted = conditions.map((condition: JsonObject) => formatCondition(condition, format));
      const when = formatList([...new Set(formatted)], 'and') || undefined;
      if (kind === 'item') return { kind, text: plainText(text), when };
      return { kind, level: String(level), text: plainText(typeof title === 'string' ? title : text), when };
    });
  const notices = here.reaches.flatMap(({ target, visit }): Row[] =>
    target.kind === 'notice' && visit
      ? [
          {
            kind: 'alert',
            level: 'info',
            text: plainText(target.text),
            when: 'a step before it is incomplete',
          },
        ]
      : [],
  );
  const messages = here.reaches.filter(({ target }) => target.kind === 'message').length;
  return [
    ...diagnosticsOf(here, undefined, format).map(({ message }): Row => ({ kind: 'problem', text: message })),
    ...(asked.length > 0 ? [{ kind: 'asks' as const, text: asked.join(' · ') }] : []),
    ...byCondition(reveals),
    ...lines.filter(({ kind }) => kind === 'alert'),
    ...byCondition(lines.filter(({ kind }) => kind === 'item')),
    ...notices,
    ...(messages > 0 ? [{ kind: 'count' as const, text: count(messages, 'message') }] : []),
  ];
}

/** Creates the content of a journey's picture. Choices have the labels that visitors read. */
export function createPicture(journey: SiteJourney, map: JourneyMap): Picture {
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
