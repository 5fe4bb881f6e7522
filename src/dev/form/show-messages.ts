import type { FieldErrors } from '../../engine/form/field-errors.ts';
import type { FormState } from '../../engine/form/form-store.ts';
import { openFields } from './open-fields.ts';
import { errorsOf, roundsOf } from './rounds.ts';

type Shown = Pick<FormState, 'touched' | 'rejected'>;

/** The form whose messages are shown, which of them, and what it showed before. */
export interface MessagesShown {
  idPrefix: string;
  /** from 0 */
  round: number;
  rounds: number;
  /** what the round has the form show */
  samples: Shown;
  before: Shown;
}

const without = (errors: FieldErrors, isOut: (at: string) => boolean): FieldErrors =>
  new Map([...errors].filter(([at]) => !isOut(at)));

/**
 * What the form would show now had no samples been shown: that of before, and what has come in between by a visitor who
 * entered something or tried to go on.
 */
function withoutSamples(
  { before, samples }: Pick<MessagesShown, 'before' | 'samples'>,
  now: FormState,
): Shown {
  const isSample = (at: string) =>
    samples.rejected.has(at) && now.rejected.get(at) === samples.rejected.get(at);
  const isEntered = (at: string) => samples.rejected.has(at) && !isSample(at);
  // both change what is touched: who enters something takes a sample away, who tries to go on none
  const triedToGoOn = now.touched !== samples.touched && ![...samples.rejected.keys()].some(isEntered);
  const since = [...now.touched].filter((at) => !isSample(at) || (triedToGoOn && now.errors.has(at)));
  const left = [...before.touched].filter((at) => !(before.rejected.has(at) && isEntered(at)));
  return {
    touched: new Set([...left, ...since]),
    rejected: new Map([...without(before.rejected, isEntered), ...without(now.rejected, isSample)]),
  };
}

/** Has the form show what it would show without. */
export function hideMessages(shown: MessagesShown | undefined): void {
  const [first] = openFields();
  // the store may be another one by now, with the same samples: the form's content was edited
  if (shown && first?.idPrefix === shown.idPrefix)
    first.store.setState(withoutSamples(shown, first.store.getState()));
}

/** Shows a message at every field of the form in view, the next one each time; after the last, what it showed before. */
export function showNextMessages(shown: MessagesShown | undefined): MessagesShown | undefined {
  hideMessages(shown);
  const fields = openFields();
  const [first] = fields;
  if (!first) return undefined;
  const { store, idPrefix } = first;
  const round = shown?.idPrefix === idPrefix ? shown.round + 1 : 0;
  const rounds = roundsOf(fields);
  if (round >= rounds) return undefined;
  const { touched, rejected } = store.getState();
  const errors = errorsOf(fields, round);
  const samples: Shown = { rejected: errors, touched: new Set(errors.keys()) };
  store.setState(samples);
  return { idPrefix, round, rounds, samples, before: { touched, rejected } };
}
