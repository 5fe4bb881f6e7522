import equal from 'fast-deep-equal';
import type { JourneyMap, Reach } from '#types/data/journeys';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { controlName } from '../../../src/engine/form/paths.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import { count } from '../../content/check/format.ts';
import { plainText } from '../../content/check/model/markdown.ts';
import { isObject } from '../../content/json.ts';
import { valueIn } from '../../content/resolve.ts';
import { describeDeadEnd, describeSearchLimit, describeUnreachable, unreachableIn } from '../diagnostics.ts';
import { type FormatValue, formatCondition } from '../format/condition.ts';
import { formatList, formatValue } from '../format/texts.ts';
import { type Scope, sourcesOf } from '../search/variables.ts';
import type { SiteField } from '../site/fields.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';
import { type Line, linesOfPage, linesOfStep } from '../targets/lines.ts';
import { SIZES } from './style.ts';
import { wrap } from './svg.ts';

/** A line on a step's card. */
export type Row =
  | { kind: 'asks' | 'count' | 'problem'; text: string }
  | { kind: 'reveal' | 'item'; text: string; when: string }
  | { kind: 'alert'; level: string; text: string; when: string | undefined };

interface Conditional {
  text: string;
  when: string;
}

/** A label has room for about thirty letters. */
const WIDEST_LABEL = 240;

function labelIn(fields: readonly SiteField[], value: unknown): string | undefined {
  const choices = fields
    .flatMap(({ schema, variants }) => [schema, ...variants])
    .flatMap((schema) => choicesOf(schema as FormSchema));
  const label = choices.find((choice) => choice.value === value)?.label;
  return label && wrap(label, { width: WIDEST_LABEL, size: SIZES.text, most: 1 })[0];
}

/** Formats choices as visitors read them. */
export function formatLabels(scope: Scope, beside: readonly SiteField[] = []): FormatValue {
  return (name, value) => {
    const inside = beside.filter((field) => field.name === name);
    const asked = sourcesOf(scope, name).flatMap((source) => (source.kind === 'field' ? [source.field] : []));
    return labelIn(inside.length > 0 ? inside : asked, value) ?? formatValue(value);
  };
}

const isAt =
  (step: SiteStep | undefined) =>
  ({ hash }: { hash: string }) =>
    hash === (step?.hash ?? '');

const unreachableAt = (step: SiteStep | undefined, { reaches }: JourneyMap): Reach[] =>
  unreachableIn(reaches.filter(isAt(step)));

/** Returns a row for each problem at a step, or on the page around the steps. */
export function problemRows(journey: SiteJourney, step: SiteStep | undefined, map: JourneyMap): Row[] {
  const format = formatLabels({ journey, step, withAnswers: true });
  const problems = [
    ...unreachableAt(step, map).map((reach) => describeUnreachable(reach)),
    ...map.deadEnds.filter(isAt(step)).map((end) => describeDeadEnd(end, '', format)),
    ...map.searchLimits.filter(isAt(step)).map((limit) => describeSearchLimit(limit)),
  ];
  return problems.map((text) => ({ kind: 'problem', text }));
}

function labelOf({ schema, ui, name }: SiteField): string {
  const label = ui['ui:title'] ?? schema.title;
  return typeof label === 'string' ? label : name;
}

const formatConditions = (conditions: Line['conditions'], format: FormatValue) =>
  formatList([...new Set(conditions.map(({ schema }) => formatCondition(schema, format)))], 'and');

function alertRow(journey: SiteJourney, { target, pointer, conditions }: Line, format: FormatValue): Row {
  const alert = valueIn(journey.written, pointer.slice(0, pointer.lastIndexOf('/')));
  const { level, title } = isObject(alert) ? alert : {};
  const when = formatConditions(conditions, format);
  const text = plainText(typeof title === 'string' ? title : target.text);
  return { kind: 'alert', level: String(level), text, when: when || undefined };
}

function byCondition(all: readonly Conditional[]): Conditional[] {
  const groups = new Map<string, string[]>();
  for (const { when, text } of all) groups.set(when, [...(groups.get(when) ?? []), text]);
  return [...groups].map(([when, texts]) => ({ when, text: texts.join(' · ') }));
}

function revealed(
  fields: readonly SiteField[],
  unreachable: readonly Reach[],
  formatBeside: (beside: readonly SiteField[]) => FormatValue,
  beside: readonly SiteField[] = [],
): Conditional[] {
  return fields.flatMap((field) => {
    const { presence, inside, path } = field;
    const name = controlName(path);
    if (unreachable.some(({ target }) => target.kind === 'reveal' && target.field === name)) return [];
    const when = presence && formatCondition(presence, formatBeside(beside));
    const own = when === undefined ? [] : [{ text: labelOf(field), when }];
    return [...own, ...revealed(inside, unreachable, formatBeside, inside)];
  });
}

/** Returns the rows of the lines that a step has, or the page around the steps, without unreachable ones. */
export function lineRows(journey: SiteJourney, step: SiteStep | undefined, map: JourneyMap): Row[] {
  // an alert of a step reads its answers, too
  const format = formatLabels({ journey, step, withAnswers: true });
  const unreachable = unreachableAt(step, map).map(({ target, file, line }) => ({ target, file, line }));
  const lines = (step ? linesOfStep(step) : linesOfPage(journey)).filter(
    ({ target, pointer }) => !unreachable.some((each) => equal(each, { target, ...journey.locate(pointer) })),
  );
  const items = lines
    .filter(({ target }) => target.kind === 'item')
    .map(({ target, conditions }) => ({
      text: plainText(target.text),
      when: formatConditions(conditions, format),
    }));
  return [
    ...lines.filter(({ target }) => target.kind === 'alert').map((line) => alertRow(journey, line, format)),
    ...byCondition(items).map((row) => ({ kind: 'item' as const, ...row })),
  ];
}

/** Returns the rows of a step's card: what it asks, what it reveals and shows, and when. */
export function stepRows(step: SiteStep, map: JourneyMap): Row[] {
  const fields = [...step.fields.values()];
  const asked = fields.filter(({ isRevealed }) => !isRevealed).map(labelOf);
  const formatBeside = (beside: readonly SiteField[]) =>
    formatLabels({ journey: step.journey, step, withAnswers: true }, beside);
  const here = map.reaches.filter(isAt(step));
  const messages = here.filter(({ target }) => target.kind === 'message').length;
  const notices = here.flatMap(({ target, visit }) =>
    target.kind === 'notice' && visit ? [plainText(target.text)] : [],
  );
  return [
    ...(asked.length > 0 ? [{ kind: 'asks' as const, text: asked.join(' · ') }] : []),
    ...byCondition(revealed(fields, unreachableAt(step, map), formatBeside)).map((row) => ({
      kind: 'reveal' as const,
      ...row,
    })),
    ...lineRows(step.journey, step, map),
    ...notices.map((text) => ({
      kind: 'alert' as const,
      level: 'info',
      text,
      when: 'a step before it is incomplete',
    })),
    ...(messages > 0 ? [{ kind: 'count' as const, text: count(messages, 'message') }] : []),
  ];
}
