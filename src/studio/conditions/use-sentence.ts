import { useEffect, useEffectEvent, useState } from 'react';
import type { JsonObject } from '../../engine/form/paths.ts';
import { edit, sendFirst } from '../actions.ts';
import type { NodeCondition } from '../model.ts';
import type { Scope } from '../protocol.ts';
import { isComplete } from './part-words.ts';
import { parse, print, type Sentence, tidied } from './sentence.ts';

/** The wait after a change, in milliseconds: numbers are typed digit by digit. */
const DELAY = 250;

/** A sentence that an author changes. */
interface Draft {
  sentence: Sentence;
  /** The sentence in the content, and the one that was sent and will be there. Any other one comes from undo or from elsewhere. */
  states: readonly string[];
  /** The condition to write, once the sentence is complete. */
  to: string | undefined;
}

const keyOf = (schema: JsonObject | undefined) => JSON.stringify(schema ?? null);

const statesOf = ({ states, to }: Draft) => (to === undefined ? states : [...states, to]);

/** Returns the sentence of a condition, or of what the author is changing it to. Sends it once it is complete. */
export function useSentence({ schema, place }: NodeCondition, title: string, scope: Scope) {
  const [draft, setDraft] = useState<Draft>();
  const written = keyOf(schema);
  const at = draft ? statesOf(draft).indexOf(written) : -1;
  const isOwn = draft !== undefined && at >= 0;
  const send = useEffectEvent(async () => {
    if (!isOwn || draft.to === undefined || written === draft.to) return;
    const command = { type: 'condition', place, schema: JSON.parse(draft.to) as JsonObject, scope } as const;
    if (!(await edit(command, `Change when “${title}” shows`))) setDraft(undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change waits again
  useEffect(() => {
    const timer = setTimeout(() => void send(), DELAY);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const unregister = sendFirst(() => send());
    return () => {
      void send();
      unregister();
    };
  }, []);
  useEffect(() => {
    setDraft((now) => {
      const states = now ? statesOf(now) : [];
      return now && states.includes(written)
        ? { ...now, states: states.slice(states.indexOf(written)) }
        : undefined;
    });
  }, [written]);
  return {
    sentence: isOwn ? draft.sentence : schema && parse(schema),
    isComplete: !isOwn || draft.to !== undefined,
    /** Changes the sentence. Without one, what is not sent is forgotten. */
    change(sentence: Sentence | undefined) {
      const whole = sentence && isComplete(sentence) ? tidied(sentence) : undefined;
      const states = isOwn ? statesOf(draft).slice(at) : [written];
      setDraft(sentence && { sentence, states, to: whole && keyOf(print(whole)) });
    },
  };
}
