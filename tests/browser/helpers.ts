import { beforeEach, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Fakes the timers in every test of a file or describe block, and mocks console.error. */
export function fakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => {
      vi.useRealTimers();
      vi.restoreAllMocks();
    };
  });
}

/** Moves the fake timers on. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Resizes the window until the test ends. */
export async function resize(width: number, height: number): Promise<void> {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(width, height);
}

export const boxOf = (element: Locator) => element.element().getBoundingClientRect();
export const textsOf = (elements: Locator) => elements.elements().map(({ textContent }) => textContent);
