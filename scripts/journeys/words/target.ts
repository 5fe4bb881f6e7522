import type { Target } from '#types/data/journeys';

/** What a target is called in a sentence. */
export function targetWords(target: Target): string {
  switch (target.kind) {
    case 'step':
      return 'the step';
    case 'reveal':
      return `the field ${target.field}, which a condition brings`;
    case 'alert':
      return `the alert “${target.text}”`;
    case 'item':
      return `the line “${target.text}”, which a condition brings`;
    case 'notice':
      return `the notice “${target.text}”`;
    case 'message': {
      const rule = target.keyword === '' ? '' : ` (${target.keyword})`;
      return `the message “${target.text}” of ${target.field || 'the form as a whole'}${rule}`;
    }
  }
}
