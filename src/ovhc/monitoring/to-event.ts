import type { MonitoredError, MonitoringEvent } from '#types/events/monitoring';
import type { AnalyticsEvent } from '../analytics/analytics-event.ts';
import { errorPosition, uncaughtError } from './error-position.ts';
import type { Recorded } from './record.ts';

/** The names that are sent: those of schemas/events/monitoring. */
const FIELD = /^[A-Za-z][\w-]*(?:\.[A-Za-z][\w-]*)*$/;
const MAX_FIELD = 80;

const STEP = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_STEP = 60;

/** Returns a step's hash, or undefined if it can't be sent. */
const stepName = (hash: string) => (hash.length <= MAX_STEP && STEP.test(hash) ? hash : undefined);

/** Returns a field's name without positions in lists, or undefined if it can't be sent. */
function fieldName(name: string): string | undefined {
  const plain = name.replace(/\[\d+\]/g, '');
  return plain.length <= MAX_FIELD && FIELD.test(plain) ? plain : undefined;
}

const ERROR_KINDS: Readonly<Record<string, MonitoredError['kind']>> = {
  'system error': 'system',
  'payment failed': 'payment',
  'submission failed': 'submission',
};

/** Converts records to the events that are sent. It follows where the visitor is, and drops all labels and texts. */
export function createConverter() {
  let step: string | undefined;
  let lastField: string | undefined;

  const here = () => (step === undefined ? {} : { step });
  const ofField = (type: 'answered' | 'invalid', name: string): MonitoringEvent | undefined => {
    const field = fieldName(name);
    return field ? { type, ...here(), field } : undefined;
  };
  const touch = (name: string) => {
    lastField = fieldName(name) ?? lastField;
  };
  const ofAnalytics = (recorded: AnalyticsEvent): MonitoringEvent | undefined => {
    switch (recorded.event) {
      case 'pageStepLoad':
        step = stepName(recorded.stepName);
        lastField = undefined;
        return step === undefined ? undefined : { type: 'step', step };
      case 'fieldUpdate':
        touch(recorded.fieldName);
        return ofField('answered', recorded.fieldName);
      case 'error': {
        const { errorName, errorType } = recorded;
        if (errorType === 'invalid entry') return ofField('invalid', errorName);
        if (errorType === 'incomplete step') {
          const left = stepName(errorName);
          return left === undefined ? undefined : { type: 'incomplete', step: left };
        }
        return { type: 'error', kind: ERROR_KINDS[errorType] ?? 'system', ...here() };
      }
      case 'purchase':
        // the confirmation is a step
        return undefined;
    }
  };
  return {
    /** Returns the event to send, if any. */
    toEvent(recorded: Recorded): MonitoringEvent | undefined {
      if ('event' in recorded) return ofAnalytics(recorded);
      if ('reason' in recorded || 'filename' in recorded)
        return { type: 'error', ...uncaughtError(recorded), ...here() };
      // somebody's own event with the name of an error
      if (recorded instanceof Event) return undefined;
      if (recorded.type === 'failure')
        return { type: 'error', kind: 'failure', ...errorPosition(recorded.error), ...here() };
      return { type: 'recovery', kind: recorded.type, ...here() };
    },
    /** Notes the field that has the focus. */
    touch,
    /** Returns the open step, and the field that had the focus last in it. */
    place: () => ({ ...here(), ...(lastField !== undefined && { field: lastField }) }),
  };
}
