import { createContext } from 'react';

/** Actions that an alert may offer to try again, by the names that content uses; each page brings its own. */
export const RetryContext = createContext<Readonly<Record<string, () => void>>>({});
