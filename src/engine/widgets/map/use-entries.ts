import equal from 'fast-deep-equal';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { useForm } from '../../form/form-context.ts';
import { getIn, isObject, type Json, type Path, pointer } from '../../form/paths.ts';
import { answerOf, type Entry, followKeys, withEntry, withName, withoutEntry } from './entries.ts';

/**
 * Returns the entries of a map, and what changes them. Each entry is part of the answer at once, whether its name is
 * right or not.
 * @param first the value of a new entry
 */
export function useEntries(path: Path, first: Json) {
  const { store } = useForm();
  const values = () => {
    const answer = getIn(store.getState().answers, path);
    return isObject(answer) ? answer : {};
  };
  // a store, because a press can end several changes before the next render
  const [entries] = useState(() => createStore(() => followKeys([], Object.keys(values()))));
  const change = (next: readonly Entry[]) => {
    const before = entries.getState();
    entries.setState(next, true);
    store.setValue(path, answerOf(next, before, values(), first));
  };
  const at = pointer(path);
  // a list around it may have lost an item before it
  const follow = useEffectEvent((_at: string) => {
    const next = followKeys(entries.getState(), Object.keys(values()));
    if (!equal(next, entries.getState())) entries.setState(next, true);
  });
  useLayoutEffect(() => {
    follow(at);
    return store.subscribe(() => follow(at));
  }, [store, at]);

  return {
    entries: useStore(entries),
    add: () => change(withEntry(entries.getState())),
    remove: (id: number) => change(withoutEntry(entries.getState(), id)),
    rename: (id: number, typed: string) => change(withName(entries.getState(), id, typed.trim())),
  };
}
