import type { FieldErrors } from '../../engine/form/field-errors.ts';
import type { FormState } from '../../engine/form/form-store.ts';
import { openFields } from './open-fields.ts';
import { countRounds, sampleErrors } from './sample-errors.ts';

type Shown = Pick<FormState, 'touched' | 'rejected'>;

/** The messages that a form shows. */
export interface MessagesShown {
  idPrefix: string;
  round: number;
  rounds: number;
  samples: Shown;
  before: Shown;
}

const without = (errors: FieldErrors, isOut: (at: string) => boolean): FieldErrors =>
  new Map([...errors].filter(([at]) => !isOut(at)));

/** Returns what the form would show without samples: the earlier messages, and errors since then. */
function withoutSamples(
  { before, samples }: Pick<MessagesShown, 'before' | 'samples'>,
  now: FormState,
): Shown {
  const isSample = (at: string) =>
    samples.rejected.has(at) && now.rejected.get(at) === samples.rejected.get(at);
  const isEntered = (at: string) => samples.rejected.has(at) && !isSample(at);
  // both change what is touched, but only an entry removes a sample
  const hasTriedNext = now.touched !== samples.touched && ![...samples.rejected.keys()].some(isEntered);
  const since = [...now.touched].filter((at) => !isSample(at) || (hasTriedNext && now.errors.has(at)));
  const remaining = [...before.touched].filter((at) => !(before.rejected.has(at) && isEntered(at)));
  return {
    touched: new Set([...remaining, ...since]),
    rejected: new Map([...without(before.rejected, isEntered), ...without(now.rejected, isSample)]),
  };
}

/** Hides the sample messages again. */
export function hideMessages(shown: MessagesShown | undefined): void {
  const [first] = openFields();
  // after an edit of the content the form has another store, with the same samples
  if (shown && first?.idPrefix === shown.idPrefix)
    first.store.setState(withoutSamples(shown, first.store.getState()));
}

/** Shows the next message of each field of the open form. After the last one it restores the earlier messages. */
export function showNextMessages(shown: MessagesShown | undefined): MessagesShown | undefined {
  hideMessages(shown);
  const fields = openFields();
  const [first] = fields;
  if (!first) return undefined;
  const { store, idPrefix } = first;
  const round = shown?.idPrefix === idPrefix ? shown.round + 1 : 0;
  const rounds = countRounds(fields);
  if (round >= rounds) return undefined;
  const { touched, rejected } = store.getState();
  const errors = sampleErrors(fields, round);
  const samples: Shown = { rejected: errors, touched: new Set(errors.keys()) };
  store.setState(samples);
  return { idPrefix, round, rounds, samples, before: { touched, rejected } };
}
