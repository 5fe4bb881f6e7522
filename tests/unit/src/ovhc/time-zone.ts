import { onTestFinished, vi } from 'vitest';

/** Where a visitor may sit: a day behind UTC for hours, at UTC, and a day ahead of it. */
export const ZONES = ['America/Los_Angeles', 'UTC', 'Australia/Sydney', 'Pacific/Kiritimati'];

/** Puts the test at a place and a moment on earth, until it ends. */
export function travel(zone: string, moment: string): void {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date(moment) });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
}
