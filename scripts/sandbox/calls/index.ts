import type { SandboxCall } from '../call.ts';
import * as emailQuote from './email-quote.ts';
import * as forms from './forms.ts';
import * as kleber from './kleber.ts';
import * as lists from './lists.ts';
import * as offers from './offers.ts';
import * as paymentParams from './payment-params.ts';
import * as preSubmission from './pre-submission.ts';

/** Every call of the sandbox: what these files export. A new call also needs a contract in schemas/api. */
export const calls = [lists, offers, emailQuote, forms, kleber, paymentParams, preSubmission].flatMap(
  (file): SandboxCall[] => Object.values(file),
);
