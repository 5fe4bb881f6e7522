import { useEffect, useState } from 'react';
import { type DevJourneys, fetchJourneys } from '../journeys.ts';
import { CONTENT_SAVED } from '../wire.ts';

interface KnownJourneys {
  /** undefined until they are known */
  journeys?: DevJourneys;
  /** why they are not, in words */
  failure?: string;
}

/** Where the bar can lead, as the content is now; what was known last stays where that cannot be told. */
export function useJourneys(): KnownJourneys {
  const [known, setKnown] = useState<KnownJourneys>({});
  useEffect(() => {
    const fail = (error: unknown) => {
      console.error('The journeys could not be fetched.', error);
      setKnown(({ journeys }) => ({
        journeys,
        failure: 'The steps could not be found: see the console.',
      }));
    };
    const load = () => fetchJourneys().then((journeys) => setKnown({ journeys }), fail);
    void load();
    import.meta.hot?.on(CONTENT_SAVED, load);
    return () => import.meta.hot?.off(CONTENT_SAVED, load);
  }, []);
  return known;
}
