import { failing, unanswered } from '../setting/faults.ts';
import type { Setting } from '../setting/setting.ts';
import type { Recipe } from './recipe.ts';

/** References that no application has. */
export const [THIS, EARLIER] = ['0'.repeat(32), '1'.repeat(32)];

const HOUR = 3_600_000;

/** Returns the instant an hour ago, as records keep it. */
export const anHourAgo = (): string => new Date(Date.now() - HOUR).toISOString();

/** The insurer's answers when it is asked how an application ended; the sandbox itself has received none. */
const SAID: Readonly<Record<string, Setting>> = {
  checking: { faults: [unanswered('preSubmissionOutcome')], until: '.alert[data-level="info"]' },
  unknown: { faults: [failing('preSubmissionOutcome')], until: '.alert[data-level="warning"]' },
  'not-received': { until: '.alert[data-level="warning"]' },
  refused: { outcome: { SaveStatus: 'FAILED' }, until: '.alert[data-level="error"]' },
};

/** Brings about how an application ended, by what is kept of it and what the insurer says. */
const outcomeOf = (reference: string, kept: Setting, values: readonly string[]): Recipe => ({
  arrange(setting, value) {
    const said = values.includes(String(value)) ? SAID[String(value)] : undefined;
    if (!said) return undefined;
    const pending = [{ reference, sentAt: anHourAgo(), confirmation: {} }];
    const faults = [...(setting.faults ?? []), ...(said.faults ?? [])];
    return { ...setting, ...kept, ...said, faults, submissions: { pending } };
  },
});

export const outcome = outcomeOf(THIS, { reference: THIS }, Object.keys(SAID));
export const earlierOutcome = outcomeOf(EARLIER, {}, ['checking', 'unknown']);
