import { createStore } from 'zustand/vanilla';

/** How far a device's clock may be off, in milliseconds: two days. */
const LIMIT = 2 * 86_400_000;

/** True if the device's clock is off by days, as the insurer's last answer tells. */
export const isClockWrong = createStore(() => false);

/** Compares the device's clock with the `Date` header of an answer. Answers of other origins don't show it. */
export function compareClock(date: string | null): void {
  const server = Date.parse(date ?? '');
  if (Number.isFinite(server)) isClockWrong.setState(Math.abs(Date.now() - server) > LIMIT, true);
}
