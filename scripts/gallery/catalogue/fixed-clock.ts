/** The time of every screenshot, in the time zone below. It makes dates, ages and prices the same in every run. */
export const FIXED_TIME = '2026-11-20T10:00:00Z';
export const TIME_ZONE = 'UTC';
