import { useEffect, useState } from 'react';
import { type DevJourneys, fetchJourneys } from './journeys.ts';
import { CONTENT_SAVED } from './protocol.ts';

/** Loads the journeys with their sample answers, and again after each change. If that fails, the last ones stay. */
export function useJourneys(): { journeys?: DevJourneys; hasFailed: boolean } {
  const [journeys, setJourneys] = useState<DevJourneys>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const fail = (error: unknown) => {
      console.error('The journeys could not be fetched.', error);
      setHasFailed(true);
    };
    const load = () => void fetchJourneys().then(setJourneys, fail);
    load();
    import.meta.hot?.on(CONTENT_SAVED, load);
    return () => import.meta.hot?.off(CONTENT_SAVED, load);
  }, []);
  return { journeys, hasFailed };
}
