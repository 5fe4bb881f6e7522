import type { PreSubmissionOutcomeCall } from '#types/api/preSubmissionOutcome';
import type { SandboxCall } from '../call.ts';

/** GET /hcf/preSubmission?reference=…: the answer that an application was given. It reads, and changes nothing. */
export const preSubmissionOutcome: SandboxCall<PreSubmissionOutcomeCall> = {
  name: 'preSubmissionOutcome',
  method: 'GET',
  url: '/hcf/preSubmission',
  answer: ({ query: { reference } }, { given }) => given.find(reference) ?? { reference, isReceived: false },
  statusOf: (answer) => ('isReceived' in answer ? 404 : 200),
};
