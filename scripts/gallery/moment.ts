import { install } from '@sinonjs/fake-timers';

/** When every picture is taken, in the time zone below: dates, ages and prices stay the same for ever. */
export const MOMENT = '2026-11-20T10:00:00Z';
/** Servers and browser agree on the day in this one, wherever they run. */
export const TIME_ZONE = 'UTC';
export const LOCALE = 'en-AU';

/** Stops this process's clock at that moment; timers go on. To be called before anything reads a date. */
export function stopClock(): void {
  process.env.TZ = TIME_ZONE;
  install({ now: new Date(MOMENT), toFake: ['Date'] });
}
