/** Loads the calendar, which most visitors never open. This is its own module so that tests can make it fail. */
export const loadCalendar = () => import('./Calendar.tsx');
