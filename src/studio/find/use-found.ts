import { useEffect, useState } from 'react';
import { report, sendUnsent } from '../actions.ts';
import { call } from '../calls.ts';
import type { Calls } from '../protocol.ts';
import { useStudio } from '../studio-store.ts';

/** The pause in typing after which a text is searched, in milliseconds. */
const PAUSE = 150;

/** Searches a text after a pause, and again after each change. Undefined without a text or an answer. */
export function useFound(text: string, wholeWords: boolean): Calls['find']['response'] | undefined {
  const revision = useStudio(({ state }) => state?.revision);
  const [answer, setAnswer] = useState<Calls['find']['response']>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each revision is searched again
  useEffect(() => {
    if (text === '') return setAnswer(undefined);
    let isCurrent = true;
    const search = async () => {
      await sendUnsent();
      const found = await call('find', { text, wholeWords });
      if (isCurrent) setAnswer(found);
    };
    const timer = setTimeout(() => void search().catch(report), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, wholeWords, revision]);
  return answer;
}
