import type { FormState, FormStore } from '../../engine/form/form-store.ts';
import { openFields } from './open-fields.ts';
import { errorsOf, roundsOf } from './rounds.ts';

type Shown = Pick<FormState, 'touched' | 'rejected'>;

/** The form whose messages are shown, which of them, and what it showed before. */
export interface MessagesShown {
  idPrefix: string;
  /** from 0 */
  round: number;
  rounds: number;
  before: Shown;
}

function keep(store: FormStore): Shown {
  const { touched, rejected } = store.getState();
  return { touched, rejected };
}

/** Has the form show what it showed before. */
export function hideMessages(shown: MessagesShown | undefined): void {
  const [first] = openFields();
  if (first && shown?.idPrefix === first.idPrefix) first.store.setState(shown.before);
}

/** Shows a message at every field of the form in view, the next one each time; after the last, what it showed before. */
export function showNextMessages(shown: MessagesShown | undefined): MessagesShown | undefined {
  const fields = openFields();
  const [first] = fields;
  if (!first) return undefined;
  const { store, idPrefix } = first;
  const last = shown?.idPrefix === idPrefix ? shown : undefined;
  const before = last?.before ?? keep(store);
  const round = (last?.round ?? -1) + 1;
  const rounds = roundsOf(fields);
  if (round >= rounds) {
    hideMessages(last);
    return undefined;
  }
  const rejected = errorsOf(fields, round);
  store.setState({ rejected, touched: new Set(rejected.keys()) });
  return { idPrefix, round, rounds, before };
}
