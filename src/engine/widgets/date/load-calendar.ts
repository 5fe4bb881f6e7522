/** Loads the calendar: most visitors type their dates, and never need it. */
export const loadCalendar = () => import('./Calendar.tsx');
