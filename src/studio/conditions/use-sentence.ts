import { useEffect, useEffectEvent, useState } from 'react';
import { edit, sendFirst } from '../actions.ts';
import type { NodeCondition, Properties } from '../model.ts';
import type { Scope } from '../protocol.ts';
import { studioStore } from '../studio-store.ts';
import { isComplete, parse, print, type Sentence, tidied } from './sentence.ts';

/** The wait after a change, in milliseconds: numbers are typed digit by digit. */
const DELAY = 250;

/** A sentence that an author changes. */
interface Pending {
  sentence: Sentence | undefined;
  /** The condition of the last complete sentence. */
  to: string | undefined;
  /** The revision that has this condition. Infinite until it is sent. A later one may have another: from undo, or from elsewhere. */
  since: number;
}

/** Returns the sentence of a condition, or what the author is changing it to. Sends it once it is complete. */
export function useSentence({ title, revision }: Properties, condition: NodeCondition, scope: Scope) {
  const { schema, place } = condition;
  const [pending, setPending] = useState<Pending>();
  const written = schema && JSON.stringify(schema);
  const isOwn = pending !== undefined && (revision < pending.since || pending.to === written);
  const send = useEffectEvent(async () => {
    if (pending?.since !== Number.POSITIVE_INFINITY) return;
    const { to } = pending;
    const command = { type: 'condition', place, scope, ...(to && { schema: JSON.parse(to) }) } as const;
    const isDone = await edit(command, to ? `Change when “${title}” shows` : `Always show “${title}”`);
    const since = studioStore.getState().state?.revision ?? 0;
    setPending((now) => (isDone ? now && (now.to === to ? { ...now, since } : now) : undefined));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change waits again
  useEffect(() => {
    const timer = setTimeout(() => void send(), DELAY);
    return () => clearTimeout(timer);
  }, [pending]);
  useEffect(() => {
    const unregister = sendFirst(() => send());
    return () => {
      void send();
      unregister();
    };
  }, []);
  return {
    sentence: isOwn ? pending.sentence : schema && parse(schema),
    isRemoved: isOwn && !pending.sentence,
    /** Changes the sentence. Without one, the node always shows. */
    change(sentence: Sentence | undefined) {
      const before = isOwn ? pending : { to: written, since: 0 };
      const whole = sentence && isComplete(sentence) ? tidied(sentence) : undefined;
      const to = whole ? JSON.stringify(print(whole)) : sentence && before.to;
      setPending({ sentence, to, since: to === before.to ? before.since : Number.POSITIVE_INFINITY });
    },
  };
}
