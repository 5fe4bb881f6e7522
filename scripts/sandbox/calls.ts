import type { SandboxCall } from './call.ts';
import { countriesCall } from './routes/countries.ts';
import { emailQuoteServlet } from './routes/emailQuoteServlet.ts';
import { getBankBranch } from './routes/getBankBranch.ts';
import { getHealthFunds } from './routes/getHealthFunds.ts';
import { getPrice } from './routes/getPrice.ts';
import { getproductid } from './routes/getproductid.ts';
import { kleber } from './routes/kleber.ts';
import { ovhcPathToPurchase } from './routes/ovhcPathToPurchase.ts';
import { paymentParams } from './routes/paymentParams.ts';
import { preSubmission } from './routes/preSubmission.ts';
import { preSubmissionOutcome } from './routes/preSubmissionOutcome.ts';
import { tempToken } from './routes/tempToken.ts';
import { visatypes } from './routes/visatypes.ts';

/** Every call that the sandbox answers. A new one is a file in routes/, its contract in schemas/api and a line here. */
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
