/** Loads the calendar, which most visitors never open. A module of its own, so that tests can let it fail. */
export const loadCalendar = () => import('./Calendar.tsx');
