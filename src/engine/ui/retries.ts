import { createContext } from 'react';

/** Actions that an alert's button can try again, by the names that content uses. Each page provides its own. */
export const RetryContext = createContext<Readonly<Record<string, () => void>>>({});
