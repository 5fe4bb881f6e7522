import equal from 'fast-deep-equal';
import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { useForm } from '../../form/form-context.ts';
import type { FormState } from '../../form/form-store.ts';
import { getIn, isObject, type Json, type Path } from '../../form/paths.ts';
import { focusedIn } from '../../ui/tree.ts';
import { answerOf, type Entry, followKeys, keyProblem, withEntry, withRightKeys } from './entries.ts';

/**
 * Returns the entries of a map, and what changes them. An entry whose key is not right yet is not part of the answer,
 * or keeps its last key there.
 * @param group the element around the entries: while it has the focus, entries without an answer stay
 * @param first the value of a new entry. Undefined if it is not part of the answer before it has a value.
 */
export function useEntries(path: Path, group: RefObject<Element | null>, first: Json | undefined) {
  const { store } = useForm();
  const answerIn = ({ answers }: FormState) => getIn(answers, path);
  const keysIn = (state: FormState) => {
    const answer = answerIn(state);
    return isObject(answer) ? Object.keys(answer) : [];
  };
  // a store, because a press can end several changes before the next render
  const [entries] = useState(() => createStore(() => followKeys([], [], keysIn(store.getState()))));
  const update = (next: readonly Entry[]) => {
    if (!equal(next, entries.getState())) entries.setState(next, true);
  };
  const apply = (changed: readonly Entry[]) => {
    const next = withRightKeys(changed);
    update(next);
    const answer = answerIn(store.getState());
    const after = answerOf(next, changed, answer, first);
    if (JSON.stringify(after) !== JSON.stringify(answer)) store.setValue(path, after);
  };

  const follow = useEffectEvent((before: readonly string[]) => {
    const isInside = group.current?.contains(focusedIn(group.current)) ?? false;
    const next = followKeys(entries.getState(), isInside ? [] : before, keysIn(store.getState()));
    // a value that was emptied and typed again here would be the last one; never change an answer from outside
    const answer = answerIn(store.getState());
    if (isInside && (answer === undefined || isObject(answer))) apply(next);
    else update(next);
  });
  const followFrom = useEffectEvent((state: FormState, last: FormState) => {
    if (!equal(keysIn(state), keysIn(last))) follow(keysIn(last));
  });
  useLayoutEffect(() => {
    follow(entries.getState().map(({ key }) => key));
    return store.subscribe((state, last) => followFrom(state, last));
  }, [store, entries]);

  return {
    entries: useStore(entries),
    add: () => update(withEntry(entries.getState(), '')),
    remove: (id: number) => apply(entries.getState().filter((entry) => entry.id !== id)),
    /** Takes the typed key of an entry. An entry without an answer has it at once if it is right. */
    type: (id: number, typed: string) => {
      const written = keysIn(store.getState());
      update(
        entries.getState().map((entry, _, all) => {
          if (entry.id !== id) return entry;
          if (written.includes(entry.key)) return { ...entry, typed };
          return { id, typed, key: keyProblem({ id, typed, key: '' }, all) ? '' : typed.trim() };
        }),
      );
    },
    /** Writes all keys that are right. */
    write: () => apply(entries.getState()),
  };
}
