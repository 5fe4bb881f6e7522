import type { JourneyMap, Reach } from '#types/data/journeys';
import { isObject } from '../../content/json.ts';
import { valueIn } from '../../content/resolve.ts';
import { type SiteField, withInside } from '../site/fields.ts';
import type { SiteJourney, SiteStep } from '../site/site.ts';
import { type Line, linesOfStep } from '../targets/written-lines.ts';
import { conditionWords } from '../words/condition.ts';
import { listed } from '../words/list.ts';
import { targetWords } from '../words/target.ts';
import { waysWords } from '../words/ways.ts';

/** A line on a step's card. */
export type Row =
  | { kind: 'asks'; text: string }
  | { kind: 'reveal'; text: string; when: string }
  | { kind: 'alert'; level: string; text: string; when: string | undefined }
  | { kind: 'item'; text: string; when: string }
  | { kind: 'count'; text: string }
  | { kind: 'lost'; text: string };

/** A step as its picture tells it. */
export interface StepStory {
  hash: string;
  heading: string;
  stage: string | undefined;
  /** the condition under which it belongs, in words */
  when: string | undefined;
  rows: readonly Row[];
}

/** A journey as its picture tells it. */
export interface Story {
  name: string;
  path: string;
  ways: string;
  /** what the page shows around the steps */
  around: readonly Row[];
  steps: readonly StepStory[];
}

/** Markdown as it reads without its marks. */
function plain(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_]{1,2}(\S[^*_]*)[*_]{1,2}/g, '$1');
}

function labelOf({ schema, ui, name }: SiteField): string {
  const label = ui['ui:title'] ?? schema.title;
  return typeof label === 'string' ? label : name;
}

const whenWords = (conditions: Line['conditions']) =>
  listed([...new Set(conditions.map(({ schema }) => conditionWords(schema)))], 'and');

function alertRow(journey: SiteJourney, { target, pointer, conditions }: Line): Row {
  const alert = valueIn(journey.written, pointer.slice(0, pointer.lastIndexOf('/')));
  const { level, title } = isObject(alert) ? alert : {};
  const when = whenWords(conditions);
  const words = typeof title === 'string' ? title : target.text;
  return { kind: 'alert', level: String(level), text: plain(words), when: when || undefined };
}

/** What the same condition brings stands together. */
function byCondition<Item>(
  items: readonly Item[],
  whenOf: (item: Item) => string,
  textOf: (item: Item) => string,
) {
  const groups = new Map<string, string[]>();
  for (const item of items) groups.set(whenOf(item), [...(groups.get(whenOf(item)) ?? []), textOf(item)]);
  return [...groups].map(([when, texts]) => ({ when, text: texts.join(' · ') }));
}

function revealRows(fields: readonly SiteField[]): Row[] {
  const revealed = fields.filter(({ isRevealed }) => isRevealed);
  const rows = byCondition(revealed, ({ gates }) => whenWords(gates), labelOf);
  return rows.map((row) => ({ kind: 'reveal', ...row }));
}

function lineRows(journey: SiteJourney, lines: readonly Line[]): Row[] {
  const items = lines.filter(({ target }) => target.kind === 'item');
  const rows = byCondition(
    items,
    ({ conditions }) => whenWords(conditions),
    ({ target }) => plain(target.text),
  );
  const alerts = lines.filter(({ target }) => target.kind === 'alert');
  return [
    ...alerts.map((line) => alertRow(journey, line)),
    ...rows.map((row) => ({ kind: 'item' as const, ...row })),
  ];
}

function lostWords({ target, reason }: Reach): string {
  return target.kind === 'step'
    ? `Nobody comes here: ${reason}`
    : `Nobody comes to ${targetWords(target)}: ${reason}`;
}

function rowsOf(journey: SiteJourney, step: SiteStep, { reaches }: JourneyMap): Row[] {
  const fields = [...step.fields.values()];
  const asked = fields.filter(({ isRevealed }) => !isRevealed).map(labelOf);
  const here = reaches.filter(({ hash }) => hash === step.hash);
  const messages = here.filter(({ target }) => target.kind === 'message').length;
  const lost = here.filter(({ visit }) => !visit);
  const isLost = lost.some(({ target }) => target.kind === 'step');
  const told = lost.filter(({ target }) => !isLost || target.kind === 'step').map(lostWords);
  return [
    ...(asked.length > 0 ? [{ kind: 'asks' as const, text: asked.join(' · ') }] : []),
    ...revealRows(withInside(fields)),
    ...lineRows(journey, linesOfStep(journey, step)),
    ...told.map((text) => ({ kind: 'lost' as const, text })),
    ...(messages > 0
      ? [{ kind: 'count' as const, text: `${messages} message${messages === 1 ? '' : 's'}` }]
      : []),
  ];
}

function stepStory(journey: SiteJourney, step: SiteStep, map: JourneyMap): StepStory {
  const { entry, written, hash } = step;
  return {
    hash,
    heading: entry.step.heading,
    stage: journey.journey.progress?.stages.find(({ name }) => name === entry.stage)?.text,
    when: isObject(written.when) ? conditionWords(written.when) : undefined,
    rows: rowsOf(journey, step, map),
  };
}

/** What the picture of a journey tells. */
export function storyOf(journey: SiteJourney, map: JourneyMap, around: readonly Line[]): Story {
  return {
    name: map.name,
    path: map.path,
    ways: waysWords([map]),
    around: lineRows(journey, around),
    steps: journey.steps.map((step) => stepStory(journey, step, map)),
  };
}
