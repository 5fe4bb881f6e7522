import equal from 'fast-deep-equal';
import type { Answers, MessageTarget, Reach, Visit } from '#types/data/journeys';
import { getIn, isObject, type Json, type Path, setIn } from '../../../src/engine/form/paths.ts';

/** A message with a visit that shows it. */
export interface Message extends Reach {
  target: MessageTarget;
  visit: Visit;
}

/** Messages that one visit shows, each at a different field. */
export interface MessageRound {
  messages: readonly Message[];
  visit: Visit;
}

/** Returns true if a visit still shows a message. */
export type ShowsMessage = (message: Message, visit: Visit) => boolean;

/** Returns the path of a control name such as `dependants[0].firstName`. */
export function pathOf(name: string): Path {
  const parts = name.split(/[.[\]]+/).filter(Boolean);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

/** Returns the answers of both, also inside lists and groups. If two answers differ, the first one wins. */
export function merge<Value extends Json | undefined>(one: Value, other: Json | undefined): Value;
export function merge(one: Json | undefined, other: Json | undefined): Json | undefined {
  if (one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other)) {
    const longer = one.length > other.length ? one : other;
    return longer.map((_, index) => merge(one[index], other[index]) ?? null);
  }
  if (!isObject(one) || !isObject(other)) return one;
  const names = Object.keys({ ...one, ...other });
  return Object.fromEntries(names.map((name) => [name, merge(one[name], other[name])]));
}

/** Returns the message with only the answers that it needs: answers beside its field may belong to another message. */
function alone(message: Message, all: readonly Message[], shows: ShowsMessage): Message {
  const { field } = message.target;
  const root = /^[^.[]+/.exec(field)?.[0];
  let { answers } = message.visit;
  for (const { target } of all) {
    const isBeside = target.field !== root && target.field.startsWith(`${root}`);
    const path = pathOf(target.field);
    if (!isBeside || field.startsWith(target.field) || getIn(answers, path) === undefined) continue;
    const fewer = (setIn(answers, path, undefined) ?? {}) as Answers;
    // the message may compare the two answers
    if (shows(message, { ...message.visit, answers: fewer })) answers = fewer;
  }
  return { ...message, visit: { ...message.visit, answers } };
}

/** Merges two visits. Returns undefined if they contradict each other. */
function mergeVisits(one: Visit, other: Visit): Visit | undefined {
  const merged = { ...one };
  for (const part of ['shared', 'facts', 'earlier', 'answers'] as const) {
    merged[part] = merge(one[part], other[part]) as Visit['earlier'];
    if (!equal(merged[part], merge(other[part], one[part]))) return undefined;
  }
  return merged;
}

/** Adds a message to a round, unless the round has one at its field, or a message would change. */
function join(round: MessageRound, message: Message, shows: ShowsMessage): MessageRound | undefined {
  const visit = mergeVisits(round.visit, message.visit);
  const messages = [...round.messages, message];
  const isUnchanged = ({ target, visit: own }: Message) => {
    const path = pathOf(target.field);
    return equal(getIn(visit?.answers, path), getIn(own.answers, path));
  };
  const isApart = round.messages.every(({ target }) => target.field !== message.target.field);
  const areShown = visit && isApart && messages.every((each) => isUnchanged(each) && shows(each, visit));
  return areShown ? { messages, visit } : undefined;
}

/** Distributes messages over as few rounds as possible. A round has one message per field and no contradictions. */
export function distributeMessages(
  messages: readonly Message[],
  shows: ShowsMessage = () => true,
): MessageRound[] {
  const rounds: MessageRound[] = [];
  for (const message of messages.map((each) => alone(each, messages, shows))) {
    const joined = rounds.map((round) => join(round, message, shows));
    const at = joined.findIndex(Boolean);
    rounds[at < 0 ? rounds.length : at] = joined[at] ?? { messages: [message], visit: message.visit };
  }
  return rounds;
}
