import equal from 'fast-deep-equal';
import type { JourneyMap, Reach } from '#types/data/journeys';
import { controlName } from '../../../src/engine/form/paths.ts';
import { count } from '../../content/check/format.ts';
import { plainText } from '../../content/check/model/markdown.ts';
import { isObject } from '../../content/json.ts';
import { valueIn } from '../../content/resolve.ts';
import type { SiteField } from '../site/fields.ts';
import type { Site, SiteJourney, SiteStep } from '../site/site.ts';
import { type Line, linesOfPage, linesOfStep } from '../targets/written-lines.ts';
import { type ChoiceWords, conditionWords } from '../words/condition.ts';
import { listed } from '../words/list.ts';
import { labelsFor } from './labels.ts';
import { isAt, lostAt } from './lost.ts';

/** A line on a step's card. */
export type Row =
  | { kind: 'asks'; text: string }
  | { kind: 'reveal'; text: string; when: string }
  | { kind: 'alert'; level: string; text: string; when: string | undefined }
  | { kind: 'item'; text: string; when: string }
  | { kind: 'count'; text: string }
  | { kind: 'fault'; text: string };

/** Something that a condition brings. */
interface Brought {
  text: string;
  when: string;
}

function labelOf({ schema, ui, name }: SiteField): string {
  const label = ui['ui:title'] ?? schema.title;
  return typeof label === 'string' ? label : name;
}

const whenWords = (conditions: Line['conditions'], said: ChoiceWords) =>
  listed([...new Set(conditions.map(({ schema }) => conditionWords(schema, said)))], 'and');

function alertRow(journey: SiteJourney, { target, pointer, conditions }: Line, said: ChoiceWords): Row {
  const alert = valueIn(journey.written, pointer.slice(0, pointer.lastIndexOf('/')));
  const { level, title } = isObject(alert) ? alert : {};
  const when = whenWords(conditions, said);
  const words = typeof title === 'string' ? title : target.text;
  return { kind: 'alert', level: String(level), text: plainText(words), when: when || undefined };
}

/** What the same condition brings stands together. */
function byCondition(all: readonly Brought[]): Brought[] {
  const groups = new Map<string, string[]>();
  for (const { when, text } of all) groups.set(when, [...(groups.get(when) ?? []), text]);
  return [...groups].map(([when, texts]) => ({ when, text: texts.join(' · ') }));
}

/** The fields that a condition brings, those inside others too; not those that nobody comes to. */
function revealed(
  fields: readonly SiteField[],
  lost: readonly Reach[],
  saidBeside: (beside: readonly SiteField[]) => ChoiceWords,
  beside: readonly SiteField[] = [],
): Brought[] {
  return fields.flatMap((field) => {
    const { presence, inside, path } = field;
    const isLost = lost.some(({ target }) => target.kind === 'reveal' && target.field === controlName(path));
    if (isLost) return [];
    const own = presence && { text: labelOf(field), when: conditionWords(presence, saidBeside(beside)) };
    return [...(own ? [own] : []), ...revealed(inside, lost, saidBeside, inside)];
  });
}

/** The rows of lines that a step has, or the page around the steps. */
export function lineRows(
  site: Site,
  journey: SiteJourney,
  step: SiteStep | undefined,
  map: JourneyMap,
): Row[] {
  // an alert of a step looks at its answers, too
  const said = labelsFor(site, { journey, step, withAnswers: true });
  const lost = lostAt(step, map).map(({ target, file, line }) => ({ target, file, line }));
  const lines = (step ? linesOfStep(journey, step) : linesOfPage(site, journey)).filter(
    ({ target, pointer }) => !lost.some((each) => equal(each, { target, ...journey.placeOf(pointer) })),
  );
  const items = lines
    .filter(({ target }) => target.kind === 'item')
    .map(({ target, conditions }) => ({ text: plainText(target.text), when: whenWords(conditions, said) }));
  const alerts = lines.filter(({ target }) => target.kind === 'alert');
  return [
    ...alerts.map((line) => alertRow(journey, line, said)),
    ...byCondition(items).map((row) => ({ kind: 'item' as const, ...row })),
  ];
}

function noticeRow({ target, visit }: Reach): Row[] {
  if (target.kind !== 'notice' || !visit) return [];
  return [
    { kind: 'alert', level: 'info', text: plainText(target.text), when: 'a step before it is incomplete' },
  ];
}

/** The rows of a step's card: what it asks, reveals, alerts of and says, and when. */
export function rowsOf(site: Site, journey: SiteJourney, step: SiteStep, map: JourneyMap): Row[] {
  const fields = [...step.fields.values()];
  const asked = fields.filter(({ isRevealed }) => !isRevealed).map(labelOf);
  const saidBeside = (beside: readonly SiteField[]) =>
    labelsFor(site, { journey, step, withAnswers: true }, beside);
  const here = map.reaches.filter(isAt(step));
  const messages = here.filter(({ target }) => target.kind === 'message').length;
  return [
    ...(asked.length > 0 ? [{ kind: 'asks' as const, text: asked.join(' · ') }] : []),
    ...byCondition(revealed(fields, lostAt(step, map), saidBeside)).map((row) => ({
      kind: 'reveal' as const,
      ...row,
    })),
    ...lineRows(site, journey, step, map),
    ...here.flatMap(noticeRow),
    ...(messages > 0 ? [{ kind: 'count' as const, text: count(messages, 'message') }] : []),
  ];
}
