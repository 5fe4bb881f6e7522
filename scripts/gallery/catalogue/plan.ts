import equal from 'fast-deep-equal';
import type { Answers, JourneyMap, Reach, Target, Visit } from '#types/data/journeys';
import { pointer } from '../../../src/engine/form/paths.ts';
import { validValues } from '../../content/values/index.ts';
import { groupsOf } from '../../groups-of.ts';
import { openForm } from '../../journeys/search/context.ts';
import type { SiteJourney } from '../../journeys/site/site.ts';
import { linesOf } from '../../journeys/targets/lines.ts';
import { driverOf } from './drivers.ts';
import { EXEMPTIONS } from './exemptions.ts';
import { DERIVED_FACTS, needsIncompleteQuote, setupOf } from './facts.ts';
import { distributeMessages, type Message, merge, pathOf } from './message-rounds.ts';
import { firstWords, numberDuplicates, readableText, targetName } from './names.ts';
import { chosenQuote } from './setup.ts';
import type { Catalogue } from './state.ts';

type Reached = Reach & { visit: Visit };

/** A state of a step for the gallery. */
export interface PlannedState {
  id: string;
  name: string;
  /** The step's hash. Empty for the page around the steps. */
  hash: string;
  visit: Visit;
  left: readonly string[];
  shows: readonly Reached[];
}

/** The targets and samples of a journey, or of a form that is read as a journey. */
export interface PlannedJourney extends Pick<JourneyMap, 'reaches' | 'samples'> {
  folder: string;
}

const isReached = (reach: Reach): reach is Reached => reach.visit !== undefined;
const isMessage = (reach: Reached): reach is Message => reach.target.kind === 'message';
/** Returns true for a message about a form as a whole. The states in manual/ show these. */
const isAboutForm = ({ target }: Reach) => target.kind === 'message' && target.field === '';

const stepAt = ({ steps }: SiteJourney, hash: string) => steps.find((step) => step.hash === hash);

const lineOf = (journey: SiteJourney, { hash, target }: Reach) =>
  linesOf(stepAt(journey, hash) ?? journey.around).find(
    (line) => line.target.kind === target.kind && 'text' in target && line.target.text === target.text,
  );

/** Returns the values of all facts in a visit. Those that follow from others have any valid value. */
function factsIn({ site: { facts: known } }: SiteJourney, { shared, facts, earlier }: Visit): Answers {
  const derived = DERIVED_FACTS.flatMap((name) => {
    const schema = known.schemas.get(name);
    return schema ? [[name, validValues(schema)[0]]] : [];
  });
  const answers = Object.entries(Object.assign({}, shared, ...Object.values(earlier)));
  const answered = answers.filter(([name]) => known.answered.has(name));
  return { ...Object.fromEntries(derived), ...facts, ...Object.fromEntries(answered) };
}

function isShown(journey: SiteJourney, reach: Reach, visit: Visit): boolean {
  const [line, step] = [lineOf(journey, reach), stepAt(journey, reach.hash)];
  const facts = factsIn(journey, visit);
  const visible = step && openForm(step, facts, visit.answers).getState().visible;
  return line !== undefined && journey.validators.test(line.when, { ...facts, ...visible });
}

/** Returns true if a visit breaks the rule of a message. Messages that no rule of the form causes count as shown. */
function showsMessage(journey: SiteJourney, message: Message, visit: Visit): boolean {
  const { hash, target } = message;
  const step = stepAt(journey, hash);
  const isBroken = (each: Visit) => {
    const at = `${pointer(pathOf(target.field))}/`;
    const errors = step && openForm(step, factsIn(journey, each), each.answers).getState().errors;
    return [...(errors ?? [])].some(
      ([place, { keyword }]) => keyword === target.keyword && `${place}/`.startsWith(at),
    );
  };
  return isBroken(visit) || !isBroken(message.visit);
}

/** Returns a key that is the same for states that look the same. */
function appearanceOf(journey: SiteJourney, { visit, left }: PlannedState): string {
  const { hash, shared, facts, earlier, answers } = visit;
  const visible = Object.entries(answers).filter(([name, value]) => {
    const field = stepAt(journey, hash)?.fields.get(name);
    if (!field || value === undefined || equal(value, field.schema.default)) return false;
    return driverOf(field).isVisible?.(value) !== false;
  });
  try {
    return JSON.stringify([hash, setupOf(visit), visible, left]);
  } catch {
    return JSON.stringify([hash, shared, facts, earlier, visible, left]);
  }
}

function withSample(visit: Visit, sample: Visit | undefined): Visit {
  if (!sample) return visit;
  const shared = { ...sample.shared, ...visit.shared };
  const facts = { ...sample.facts, ...visit.facts };
  return { ...visit, shared, facts, earlier: merge(visit.earlier, sample.earlier) };
}

/**
 * Returns the visit that shows a target, usually one with all other answers too. A line needs as few answers as
 * possible. An alert about a missing answer needs that answer to be missing.
 */
function visitFor(journey: SiteJourney, reach: Reached, sample: Visit | undefined): Visit {
  const { target, visit } = reach;
  const whole = withSample(visit, sample);
  if (target.kind === 'notice') return visit;
  if (target.kind === 'item') {
    const plainest = sample && { ...sample, answers: {} };
    return plainest && isShown(journey, reach, plainest) ? plainest : whole;
  }
  if (target.kind !== 'alert') return whole;
  const found = !needsIncompleteQuote(visit.facts) && isShown(journey, reach, whole) ? whole : visit;
  // an alert about a missing visa does not show with the usual answers
  const shared = { ...chosenQuote(), ...found.shared } as Visit['shared'];
  if (isShown(journey, reach, { ...found, shared })) return found;
  return { ...found, facts: { ...found.facts, missing: 'visaType' } };
}

function nameOf(target: Target, title: string): { id: string; name: string } {
  if (target.kind === 'step') return { id: 'empty', name: 'Empty' };
  if (target.kind === 'notice') return { id: 'notice', name: 'Another step is incomplete' };
  if (target.kind === 'reveal')
    return { id: `reveal-${target.field.replace(/\W+/g, '-')}`, name: `Reveals ${target.field}` };
  const label = target.kind === 'item' ? 'Line' : 'Alert';
  return { id: `${target.kind}-${firstWords(title)}`, name: `${label}: ${readableText(title)}` };
}

function planStep(journey: SiteJourney, map: PlannedJourney, hash: string, all: readonly Reached[]) {
  const sample = map.samples[hash];
  const stateOf = (reach: Reached) => {
    const { title } = lineOf(journey, reach)?.written ?? {};
    const text = 'text' in reach.target ? reach.target.text : '';
    const visit = visitFor(journey, reach, map.samples[reach.visit.hash]);
    return {
      ...nameOf(reach.target, typeof title === 'string' ? title : text),
      visit,
      left: [],
      shows: [reach],
    };
  };
  const isFilled = sample && Object.keys(sample.answers).length > 0;
  const states: Omit<PlannedState, 'hash'>[] = [
    ...all.filter(({ target }) => target.kind === 'step').map(stateOf),
    ...(isFilled ? [{ id: 'filled', name: 'Filled in', visit: sample, left: [], shows: [] }] : []),
    ...all.filter((reach) => reach.target.kind !== 'step' && !isMessage(reach)).map(stateOf),
    ...distributeMessages(all.filter(isMessage), (message, visit) =>
      showsMessage(journey, message, visit),
    ).map(({ messages: shows, visit }, index) => ({
      id: `messages-${index + 1}`,
      name: `Messages ${index + 1}`,
      visit: withSample(visit, sample),
      left: shows.map(({ target }) => target.field),
      shows,
    })),
  ];
  const ids = numberDuplicates(states.map(({ id }) => id));
  return states.map((state, at) => ({ ...state, hash, id: `${map.folder}/${hash || 'page'}/${ids[at]}` }));
}

/** Plans states of each step: empty, filled in, with each reveal, alert, line and message. No two look the same. */
export function planStates(journey: SiteJourney, map: PlannedJourney) {
  const reached: Reached[] = [];
  const notPictured: Catalogue['notPictured'][number][] = [];
  for (const reach of map.reaches) {
    const id = targetName(reach);
    if (!isReached(reach)) notPictured.push({ id, reason: reach.reason ?? 'Nothing leads there.' });
    else if (isAboutForm(reach)) continue;
    else if (EXEMPTIONS[id]) notPictured.push({ id, reason: EXEMPTIONS[id] });
    else reached.push(reach);
  }
  // the page around the steps is last, because much of it shows with them
  const steps = [...groupsOf(reached, ({ hash }) => hash)].sort(
    ([one], [other]) => Number(!one) - Number(!other),
  );
  const states = new Map<string, PlannedState>();
  for (const state of steps.flatMap(([hash, all]) => planStep(journey, map, hash, all))) {
    const key = appearanceOf(journey, state);
    const same = states.get(key);
    states.set(key, same ? { ...same, shows: [...same.shows, ...state.shows] } : state);
  }
  return { states: [...states.values()], notPictured };
}
