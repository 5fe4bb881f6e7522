import { useEffect, useState } from 'react';
import { report } from '../actions.ts';
import { call } from '../calls.ts';
import type { Calls, Place } from '../protocol.ts';
import { useStudio } from '../studio-store.ts';

/** Makes a call about a place, and again after each change. @returns its last answer */
export function useAnswer<Name extends 'terms' | 'examples'>(
  name: Name,
  { file, pointer }: Place,
  isAsked: boolean,
): Calls[Name]['response'] | undefined {
  const [answer, setAnswer] = useState<Calls[Name]['response']>();
  const revision = useStudio(({ state }) => state?.revision);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision may have another answer
  useEffect(() => {
    let isCurrent = isAsked;
    if (isAsked) call(name, { place: { file, pointer } }).then((now) => isCurrent && setAnswer(now), report);
    return () => {
      isCurrent = false;
    };
  }, [name, file, pointer, isAsked, revision]);
  return answer;
}
