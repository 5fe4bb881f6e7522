import { onTestFinished, vi } from 'vitest';

/** A day behind UTC for hours, at UTC, and a day ahead of it. */
export const ZONES = ['America/Los_Angeles', 'UTC', 'Australia/Sydney', 'Pacific/Kiritimati'];

/** Sets time zone and clock until the test ends. */
export function setClock(zone: string, time: string): void {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date(time) });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
}
