import type { ApplicationAnswers, DependantAnswers } from '#types/data/answers';

type Known = ApplicationAnswers & DependantAnswers;

export type AnswerName = keyof Known;

/** Something that was told, under the names that code knows its parts by; what they are, nobody has checked. */
export type Told<Whole> = { readonly [Name in keyof Whole]?: unknown };

/** Answers of an application, or of one dependant: content has to ask for them by these names. */
export type Answers = Told<Known>;

/** Whether an answer is one that code knows by its value. */
export function isAnswered<Name extends AnswerName>(
  answers: Answers,
  name: Name,
  value: Known[Name] & (string | boolean),
): boolean {
  return answers[name] === value;
}
