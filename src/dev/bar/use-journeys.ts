import { useEffect, useState } from 'react';
import { type DevJourneys, fetchJourneys } from '../journeys.ts';
import { CONTENT_SAVED } from '../wire.ts';

/** Where the bar can lead, as the content is now; undefined until that is known. */
export function useJourneys(): DevJourneys | undefined {
  const [journeys, setJourneys] = useState<DevJourneys>();
  useEffect(() => {
    const load = () =>
      fetchJourneys().then(setJourneys, (error: unknown) =>
        console.error('The ways through the content could not be fetched.', error),
      );
    void load();
    import.meta.hot?.on(CONTENT_SAVED, load);
    return () => import.meta.hot?.off(CONTENT_SAVED, load);
  }, []);
  return journeys;
}
