/** The time at which every screenshot is taken, in the time zone below: dates, ages and prices stay the same for ever. */
export const FIXED_TIME = '2026-11-20T10:00:00Z';
export const TIME_ZONE = 'UTC';
