import { useEffect, useState } from 'react';
import { type DevJourneys, fetchJourneys } from '../../dev/journeys.ts';
import { CONTENT_SAVED } from '../../dev/protocol.ts';

/** Loads the journeys with their sample answers, and again after each change. If that fails, the last ones stay. */
export function useJourneys(): DevJourneys | undefined {
  const [journeys, setJourneys] = useState<DevJourneys>();
  useEffect(() => {
    const load = () =>
      void fetchJourneys().then(setJourneys, (error: unknown) =>
        console.error('The journeys could not be fetched.', error),
      );
    load();
    import.meta.hot?.on(CONTENT_SAVED, load);
    return () => import.meta.hot?.off(CONTENT_SAVED, load);
  }, []);
  return journeys;
}
