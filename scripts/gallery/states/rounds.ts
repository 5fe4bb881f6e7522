import equal from 'fast-deep-equal';
import type { Answers, MessageTarget, Reach, Visit } from '#types/data/journeys';
import { merge, mergeSteps, valueAt, withoutAnswer } from './paths.ts';

/** A message, and a visit that shows it. */
export interface Message extends Reach {
  target: MessageTarget;
  visit: Visit;
}

/** Messages that one visit shows, each at a field of its own. */
export interface Round {
  messages: readonly Message[];
  visit: Visit;
}

/** What has to stand at the field for the message to show; undefined where that is nothing. */
const wanted = ({ target, visit }: Message) => valueAt(visit.answers, target.field);

/** Only what the message needs: another field's answer beside it, in the same list or group, may be another message's. */
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

/** Whether everything that both say is the same. */
const agree = (one: Answers, other: Answers) => equal(merge(one, other), merge(other, one));

function mergeVisits(one: Visit, other: Visit): Visit | undefined {
  const agrees =
    agree(one.told, other.told) && agree(one.facts, other.facts) && agree(one.earlier, other.earlier);
  if (!agrees || !agree(one.answers, other.answers)) return undefined;
  return {
    ...one,
    told: merge(one.told, other.told),
    facts: merge(one.facts, other.facts),
    earlier: mergeSteps(one.earlier, other.earlier),
    answers: merge(one.answers, other.answers),
  };
}

/** The round with one message more, or undefined where it would keep another from showing. */
function join({ messages, visit }: Round, message: Message): Round | undefined {
  if (messages.some(({ target }) => target.field === message.target.field)) return undefined;
  const merged = mergeVisits(visit, message.visit);
  const all = [...messages, message];
  const isKept = (each: Message) => merged && equal(valueAt(merged.answers, each.target.field), wanted(each));
  return merged && all.every(isKept) ? { messages: all, visit: merged } : undefined;
}

/** All messages in as few rounds as they fit in: each has at most one of every field's, and nothing gainsays another. */
export function roundsOf(messages: readonly Message[]): Round[] {
  const rounds: Round[] = [];
  for (const message of messages.map((each) => alone(each, messages))) {
    const at = rounds.findIndex((round) => join(round, message) !== undefined);
    const joined = rounds[at] && join(rounds[at], message);
    if (joined) rounds[at] = joined;
    else rounds.push({ messages: [message], visit: message.visit });
  }
  return rounds;
}
