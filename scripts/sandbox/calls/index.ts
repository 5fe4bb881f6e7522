import type { SandboxCall } from '../call.ts';
import { emailQuoteServlet } from './email-quote.ts';
import { kleber, tempToken } from './kleber.ts';
import { countriesCall, getBankBranch, getHealthFunds, visatypes } from './lists.ts';
import { getPrice, getproductid, ovhcPathToPurchase } from './offers.ts';
import { paymentParams } from './payment-params.ts';
import { preSubmission, preSubmissionOutcome } from './pre-submission.ts';

/** Every call of the sandbox. A new call needs an object like these, a contract in schemas/api and a line here. */
export const calls: SandboxCall[] = [
  visatypes,
  ovhcPathToPurchase,
  getproductid,
  countriesCall,
  getPrice,
  emailQuoteServlet,
  tempToken,
  kleber,
  getHealthFunds,
  paymentParams,
  getBankBranch,
  preSubmission,
  preSubmissionOutcome,
];
