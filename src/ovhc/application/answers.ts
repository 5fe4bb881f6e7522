import type { ApplicationAnswers, DependantAnswers } from '#types/data/answers';
import type { Unchecked } from '../quote/unchecked.ts';

type Known = ApplicationAnswers & DependantAnswers;

export type AnswerName = keyof Known;

/** Answers of an application, or of one dependant: content has to ask for them by these names. */
export type Answers = Unchecked<Known>;

/** Whether an answer is one that code knows by its value. */
export function isAnswered<Name extends AnswerName>(
  answers: Answers,
  name: Name,
  value: Known[Name] & (string | boolean),
): boolean {
  return answers[name] === value;
}
