import { useEffect, useState } from 'react';
import type { KleberRecord } from '#types/api/kleber';
import { retrieveAddress } from '../../backend/kleber/index.ts';

interface Retrieval {
  isRetrieving: boolean;
  start(suggested: KleberRecord): void;
  giveUp(): void;
}

/**
 * Fetches all parts of a suggested address, which the service's terms require for each choice.
 * @param onEnd called with the suggestion and the address; without an address if it no longer exists or the call
 * failed
 */
export function useRetrieval(
  onEnd: (suggested: KleberRecord, found: KleberRecord | undefined) => void,
): Retrieval {
  const [running, setRunning] = useState<AbortController>();
  useEffect(() => () => running?.abort(), [running]);

  const start = async (suggested: KleberRecord) => {
    const abort = new AbortController();
    setRunning(abort);
    const found = await retrieveAddress(suggested.RecordId ?? '', abort.signal).catch((error: unknown) => {
      if (!abort.signal.aborted) console.error('A chosen address could not be fetched.', error);
      return undefined;
    });
    if (abort.signal.aborted) return;
    setRunning(undefined);
    onEnd(suggested, found);
  };
  const giveUp = () => {
    running?.abort();
    setRunning(undefined);
  };
  return { isRetrieving: running !== undefined, start, giveUp };
}
