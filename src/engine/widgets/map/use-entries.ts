import equal from 'fast-deep-equal';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useForm } from '../../form/form-context.ts';
import { getIn, isObject, type Json, type Path } from '../../form/paths.ts';
import { focusedIn } from '../../ui/tree.ts';
import { answerOf, type Entry, followKeys, keyProblem, withRightKeys } from './entries.ts';

interface Entries {
  entries: readonly Entry[];
  add(): void;
  remove(id: number): void;
  /** Takes the typed key of an entry. An entry without an answer has it at once if it is right. */
  type(id: number, typed: string): void;
  /** Writes all keys that are right. */
  write(): void;
}

/**
 * Returns the entries of a map, and what changes them. An entry whose key is not right yet is not part of the answer,
 * or keeps its last key there.
 * @param group the element around the entries: while it has the focus, entries without an answer stay
 * @param first the value of a new entry. Undefined if it is not part of the answer before it has a value.
 */
export function useEntries(path: Path, group: RefObject<Element | null>, first: Json | undefined): Entries {
  const { store } = useForm();
  const answer = () => getIn(store.getState().answers, path);
  const written = useStore(store, ({ answers }) => {
    const value = getIn(answers, path);
    return JSON.stringify(isObject(value) ? Object.keys(value) : []);
  });
  const nextId = useRef(0);
  const idsFor = (count: number) => {
    nextId.current += count;
    return nextId.current - count;
  };
  const [entries, setEntries] = useState<readonly Entry[]>(() => {
    const keys: string[] = JSON.parse(written);
    return followKeys([], [], keys, idsFor(keys.length));
  });
  // a press can end several changes before the next render
  const latest = useRef(entries);
  const update = (next: readonly Entry[]) => {
    if (equal(next, latest.current)) return;
    latest.current = next;
    setEntries(next);
  };

  const apply = (changed: readonly Entry[]) => {
    const next = withRightKeys(changed);
    const after = answerOf(next, changed, answer(), first);
    if (JSON.stringify(after) !== JSON.stringify(answer())) store.setValue(path, after);
    update(next);
  };

  const before = useRef<readonly string[]>(JSON.parse(written));
  const follow = useEffectEvent((keys: readonly string[]) => {
    const isInside = group.current?.contains(focusedIn(group.current)) ?? false;
    const next = followKeys(latest.current, isInside ? [] : before.current, keys, idsFor(keys.length));
    before.current = keys;
    // a value that was emptied and typed again here would be the last one; never change an answer from outside
    if (isInside) apply(next);
    else update(next);
  });
  useEffect(() => follow(JSON.parse(written)), [written]);

  return {
    entries,
    add: () => update([...latest.current, { id: idsFor(1), key: '', typed: '' }]),
    remove: (id) => apply(latest.current.filter((entry) => entry.id !== id)),
    type: (id, typed) => {
      const values = answer();
      const isWritten = ({ key }: Entry) => isObject(values) && Object.hasOwn(values, key);
      update(
        latest.current.map((entry, _, all) => {
          if (entry.id !== id) return entry;
          const changed = { ...entry, typed };
          if (isWritten(entry)) return changed;
          return { ...changed, key: keyProblem({ ...changed, key: '' }, all) ? '' : typed.trim() };
        }),
      );
    },
    write: () => apply(latest.current),
  };
}
