import { vi } from 'vitest';
import type { Helper } from '../../../../scripts/vite/dev-content/helper.ts';

/** A helper that answers as it is told to, in this thread. */
export function helperThat<Question, Answer>(answer: (question: Question) => Answer) {
  return {
    ask: vi.fn(async (question: Question) => answer(question)),
    renew: vi.fn(),
    end: vi.fn(),
  } satisfies Helper<Question, Answer>;
}
