import equal from 'fast-deep-equal';
import type { Answers, MessageTarget, Reach, Visit } from '#types/data/journeys';
import { getIn, type Json, type JsonObject, type Path, setIn } from '../../../src/engine/form/paths.ts';
import { isObject } from '../../content/json.ts';

/** A message, and a visit that shows it. */
export interface Message extends Reach {
  target: MessageTarget;
  visit: Visit;
}

/** Messages that one visit shows, each at a field of its own. */
export interface MessageRound {
  messages: readonly Message[];
  visit: Visit;
}

/** Returns the path of a control's name: `dependants[0].firstName`. */
function pathOf(name: string): Path {
  const parts = name.split(/[.[\]]+/).filter(Boolean);
  return parts.map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

const valueAt = (answers: JsonObject, name: string): Json | undefined => getIn(answers, pathOf(name));

function withoutAnswer(answers: JsonObject, name: string): JsonObject {
  if (valueAt(answers, name) === undefined) return answers;
  const rest = setIn(answers, pathOf(name), undefined);
  return isObject(rest) ? (rest as JsonObject) : {};
}

function mergeValues(one: Json | undefined, other: Json | undefined): Json | undefined {
  if (one === undefined) return other;
  if (Array.isArray(one) && Array.isArray(other)) {
    const longer = one.length > other.length ? one : other;
    return longer.map((_, index) => mergeValues(one[index], other[index]) ?? null);
  }
  return isObject(one) && isObject(other) ? merge(one as JsonObject, other as JsonObject) : one;
}

/** Returns all answers of both, inside lists and groups too; where they differ, those of the first. */
export function merge(one: JsonObject, other: JsonObject): JsonObject {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, mergeValues(one[name], other[name])]));
}

/** Returns the message with only the answers that it needs: those beside its field may belong to another message. */
function alone(message: Message, all: readonly Message[]): Message {
  const { field } = message.target;
  const root = /^[^.[]+/.exec(field)?.[0];
  const beside = all
    .map(({ target }) => target.field)
    .filter(
      (name) => name !== field && name !== root && name.startsWith(`${root}`) && !field.startsWith(name),
    );
  const answers = beside.reduce<Answers>((rest, name) => withoutAnswer(rest, name), message.visit.answers);
  return { ...message, visit: { ...message.visit, answers } };
}

/** Merges two visits; returns undefined where they contradict each other. */
function mergeVisits(one: Visit, other: Visit): Visit | undefined {
  const parts = ['told', 'facts', 'earlier', 'answers'] as const;
  const agree = (part: (typeof parts)[number]) =>
    equal(merge(one[part], other[part]), merge(other[part], one[part]));
  if (!parts.every(agree)) return undefined;
  return {
    ...one,
    ...Object.fromEntries(parts.map((part) => [part, merge(one[part], other[part])])),
  };
}

function join({ messages, visit }: MessageRound, message: Message): MessageRound | undefined {
  if (messages.some(({ target }) => target.field === message.target.field)) return undefined;
  const merged = mergeVisits(visit, message.visit);
  const all = [...messages, message];
  const isUnchanged = ({ target, visit: own }: Message) =>
    merged && equal(valueAt(merged.answers, target.field), valueAt(own.answers, target.field));
  return merged && all.every(isUnchanged) ? { messages: all, visit: merged } : undefined;
}

/** Distributes messages over as few rounds as possible: each has at most one per field, and none contradicts another. */
export function distributeMessages(messages: readonly Message[]): MessageRound[] {
  const rounds: MessageRound[] = [];
  for (const message of messages.map((each) => alone(each, messages))) {
    const joined = rounds.map((round) => join(round, message));
    const at = joined.findIndex((round) => round !== undefined);
    rounds[at < 0 ? rounds.length : at] = joined[at] ?? { messages: [message], visit: message.visit };
  }
  return rounds;
}
