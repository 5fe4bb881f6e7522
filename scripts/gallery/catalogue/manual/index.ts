import type { ContentFiles } from '../../../content/read.ts';
import type { Catalogue, DerivedState } from '../state.ts';
import { application } from './application.ts';
import { paymentStates } from './payment.ts';
import { paymentFieldStates } from './payment-fields.ts';
import { quote } from './quote.ts';
import { summary } from './summary.ts';
import { findMissingTexts, resolveTexts } from './texts.ts';
import { widgets } from './widgets.ts';

const BEFORE_PAYMENT = 'application/payment/empty';

/**
 * Returns the states that content alone does not lead to: dialogs, failures, waiting and the results of a payment.
 *
 * @throws UsageError for a state that shows a text that content does not have
 */
export function manualStates(files: ContentFiles, derived: readonly DerivedState[]): Catalogue {
  const payment = derived.find(({ id }) => id === BEFORE_PAYMENT);
  const all = [
    ...application,
    ...summary,
    ...(payment ? [...paymentFieldStates(payment), ...paymentStates(payment)] : []),
    ...quote,
    ...widgets,
  ];
  const states = all.map((state) => resolveTexts(files, state));
  return { states, notPictured: findMissingTexts(files, states) };
}
