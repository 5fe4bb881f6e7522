import type { ApplicationAnswers, DependantAnswers } from '#types/data/answers';
import type { JsonObject } from '../../engine/form/paths.ts';

type KnownAnswers = ApplicationAnswers & DependantAnswers;

export type AnswerName = keyof KnownAnswers;

/** The answers of an application, or of one dependant, not validated yet. Content asks for them by these names. */
export type Answers = Readonly<Partial<Record<AnswerName, unknown>>>;

export type Branch = NonNullable<ApplicationAnswers['bsbNumber']>[number];

/** Returns true for an answer with this value, one of those that code knows. */
export function isAnswered<Name extends AnswerName>(
  answers: Answers,
  name: Name,
  value: KnownAnswers[Name] & (string | boolean),
): boolean {
  return answers[name] === value;
}

export const isObject = (value: unknown): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Returns a text without the spaces around it: phones add one after a word that they complete. */
export const trimmed = (answer: unknown): unknown => (typeof answer === 'string' ? answer.trim() : answer);

/** Returns the one item of an answer that was chosen from a search; its parts are not validated. */
export function firstItem<Item>(answer: unknown): Partial<Record<keyof Item, unknown>> | undefined {
  const [item]: unknown[] = Array.isArray(answer) ? answer : [];
  return isObject(item) ? (item as Partial<Record<keyof Item, unknown>>) : undefined;
}
