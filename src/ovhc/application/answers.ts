import type { ApplicationAnswers, DependantAnswers } from '#types/data/answers';
import { isObject } from '../../engine/form/paths.ts';

type KnownAnswers = ApplicationAnswers & DependantAnswers;

export type AnswerName = keyof KnownAnswers;

/** The answers of an application, or of one dependant, before validation. Content uses the same names. */
export type Answers = Readonly<Partial<Record<AnswerName, unknown>>>;

export type Branch = NonNullable<ApplicationAnswers['bsbNumber']>[number];

/** Returns true if the answer has this value. */
export function isAnswered<Name extends AnswerName>(
  answers: Answers,
  name: Name,
  value: KnownAnswers[Name] & (string | boolean),
): boolean {
  return answers[name] === value;
}

/** Returns a text without surrounding spaces, because phones add one after a completed word. */
export const trimmed = (answer: unknown): unknown => (typeof answer === 'string' ? answer.trim() : answer);

/** Returns the only item of an answer from a search, before validation. */
export function firstItem<Item>(answer: unknown): Partial<Record<keyof Item, unknown>> | undefined {
  const [item]: unknown[] = Array.isArray(answer) ? answer : [];
  return isObject(item) ? (item as Partial<Record<keyof Item, unknown>>) : undefined;
}
