import { useEffect, useState } from 'react';
import { report, sendUnsent } from './actions.ts';
import { call } from './calls.ts';
import type { Calls } from './protocol.ts';
import { useStudio } from './studio-store.ts';

/**
 * Makes a call, and again after each change of the content. Returns undefined until it is answered, or without a request.
 * @param pause the wait before the call, in milliseconds, for a request that is being typed
 */
export function useAnswer<Name extends keyof Calls>(
  name: Name,
  request: Calls[Name]['request'] | undefined,
  pause = 0,
): Calls[Name]['response'] | undefined {
  const revision = useStudio(({ state }) => state?.revision);
  const key = JSON.stringify(request);
  const [answered, setAnswered] = useState<{ key: string; answer: Calls[Name]['response'] }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision has another answer
  useEffect(() => {
    if (request === undefined) return;
    let isCurrent = true;
    const ask = async () => {
      await sendUnsent();
      const answer = await call(name, request);
      if (isCurrent) setAnswered({ key, answer });
    };
    const timer = setTimeout(() => void ask().catch(report), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [name, key, revision]);
  return answered?.key === key ? answered?.answer : undefined;
}
