import type { Step } from '#types/content/step';
import { byField, errorAt } from '../../engine/form/field-errors.ts';
import type { Validators } from '../../engine/validators/validators.ts';

type Answers = Readonly<Record<string, unknown>>;

/** Those of some answers that their own fields accept, whatever else their steps still miss. */
export function rightAnswers(steps: readonly Step[], validators: Validators, answers: Answers): Answers {
  const isRight = ([name, answer]: [string, unknown]) => {
    const asking = steps.filter(({ schema }) => schema.properties?.[name]);
    const isAccepted = ({ schema }: Step) =>
      !errorAt(byField(validators.errors(schema, { [name]: answer })), `/${name}`, true);
    return asking.length > 0 && asking.every(isAccepted);
  };
  return Object.fromEntries(Object.entries(answers).filter(isRight));
}
