import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useEngine } from '../../engine-context.ts';
import { fill } from '../../fill.ts';

export interface EntryChanges {
  entries: RefObject<HTMLOListElement | null>;
  adding: RefObject<HTMLButtonElement | null>;
  announcement: string;
  /** Announces a new entry and moves the focus to its first control. */
  added(index: number, title: string): void;
  /** Announces that an entry is gone and moves the focus to the one before it, or to the button that adds one. */
  removed(index: number, title: string, count: number): void;
}

const CONTROLS = 'input, select, textarea';

/** Moves the focus and announces after entries of a widget change. @param before what to focus in an entry before a removed one */
export function useEntryChanges(before: string = CONTROLS): EntryChanges {
  const { list } = useEngine().texts;
  const entries = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const next = useRef<{ index: number; focus: string }>(undefined);
  const [announcement, announce] = useState('');

  // after every render: the first one after a change has the new entries
  useLayoutEffect(() => {
    if (!next.current) return;
    const { index, focus } = next.current;
    next.current = undefined;
    const entry = entries.current?.children[index];
    (entry?.querySelector<HTMLElement>(focus) ?? adding.current)?.focus();
  });

  const added = useCallback(
    (index: number, title: string) => {
      next.current = { index, focus: CONTROLS };
      announce(fill(list.added, { item: title }));
    },
    [list],
  );
  const removed = useCallback(
    (index: number, title: string, count: number) => {
      next.current = { index: Math.max(0, index - 1), focus: before };
      announce(fill(list.removed, { item: title, count }));
    },
    [list, before],
  );
  return { entries, adding, announcement, added, removed };
}
