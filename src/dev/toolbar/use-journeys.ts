import { useEffect, useState } from 'react';
import { type DevJourneys, fetchJourneys } from '../journeys.ts';
import { CONTENT_SAVED } from '../protocol.ts';

interface LoadedJourneys {
  journeys?: DevJourneys;
  failure?: string;
}

/** Loads the journeys, and again after each save. If that fails, the last ones stay. */
export function useJourneys(): LoadedJourneys {
  const [loaded, setLoaded] = useState<LoadedJourneys>({});
  useEffect(() => {
    const fail = (error: unknown) => {
      console.error('The journeys could not be fetched.', error);
      const failure = 'The steps could not be found: see the console.';
      setLoaded(({ journeys }) => ({ journeys, failure }));
    };
    const load = () => fetchJourneys().then((journeys) => setLoaded({ journeys }), fail);
    void load();
    import.meta.hot?.on(CONTENT_SAVED, load);
    return () => import.meta.hot?.off(CONTENT_SAVED, load);
  }, []);
  return loaded;
}
