import { onTestFinished, vi } from 'vitest';

/** Time zones behind UTC, at UTC, and ahead of it. */
export const ZONES = ['America/Los_Angeles', 'UTC', 'Australia/Sydney', 'Pacific/Kiritimati'];

/** Sets the time zone and the clock until the test ends. */
export function setClock(zone: string, time: string): void {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date(time) });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
}
