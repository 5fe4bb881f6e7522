import { useEffect, useState } from 'react';
import type { KleberRecord } from '#types/api/kleber';
import { retrieveAddress } from '../../backend/kleber/index.ts';

interface Retrieval {
  isUnderWay: boolean;
  start(suggested: KleberRecord): void;
  giveUp(): void;
}

/**
 * Fetches a suggested address in all its parts, as the service's terms ask for whenever one is chosen.
 *
 * @param onEnd gets what was suggested and what was found: nothing where it is gone, or where the call failed
 */
export function useRetrieval(
  onEnd: (suggested: KleberRecord, found: KleberRecord | undefined) => void,
): Retrieval {
  const [underWay, setUnderWay] = useState<AbortController>();
  useEffect(() => () => underWay?.abort(), [underWay]);

  const start = async (suggested: KleberRecord) => {
    const abort = new AbortController();
    setUnderWay(abort);
    const found = await retrieveAddress(suggested.RecordId ?? '', abort.signal).catch((error: unknown) => {
      if (!abort.signal.aborted) console.error('A chosen address could not be fetched.', error);
      return undefined;
    });
    if (abort.signal.aborted) return;
    setUnderWay(undefined);
    onEnd(suggested, found);
  };
  const giveUp = () => {
    underWay?.abort();
    setUnderWay(undefined);
  };
  return { isUnderWay: underWay !== undefined, start, giveUp };
}
