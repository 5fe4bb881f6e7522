import './list.css';
import plus from 'lucide/dist/esm/icons/plus.mjs';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useEngine } from '../../engine-context.ts';
import { fill } from '../../fill.ts';
import { settlePress } from '../../form/after-press.ts';
import { Icon } from '../../ui/Icon.tsx';

interface EntryListProps {
  /** A key for each entry, which it keeps while other entries change. */
  keys: readonly number[];
  titleOf(index: number): string;
  /** The text of the button that adds an entry. */
  add: string;
  /** Undefined if no entry can be added. */
  onAdd: (() => void) | undefined;
  /** The text of the buttons that remove an entry, with {item}. */
  remove: string;
  /** Undefined if no entry can be removed. */
  onRemove: ((index: number) => void) | undefined;
  /** Draws an entry around the button that removes it. */
  children(index: number, removeButton: ReactNode): ReactNode;
}

/**
 * Draws entries that can be added and removed. Each change is announced, and moves the focus: to the first control of
 * a new entry, to the entry before a removed one, or else to the button that adds one.
 */
export function EntryList({ keys, titleOf, add, onAdd, remove, onRemove, children }: EntryListProps) {
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

  const addEntry = () => {
    settlePress();
    next.current = { index: keys.length, focus: 'input, select, textarea' };
    announce(fill(list.added, { item: titleOf(keys.length) }));
    onAdd?.();
  };
  const removeEntry = (index: number) => {
    settlePress();
    next.current = { index: Math.max(0, index - 1), focus: 'legend, input, select, textarea' };
    announce(fill(list.removed, { item: titleOf(index), count: keys.length - 1 }));
    onRemove?.(index);
  };
  const removeButton = (index: number) => (
    <button className="button-quiet list-remove" type="button" onClick={() => removeEntry(index)}>
      {fill(remove, { item: titleOf(index) })}
    </button>
  );

  return (
    <>
      <ol className="list-items" ref={entries}>
        {keys.map((key, index) => (
          <li key={key}>{children(index, onRemove && removeButton(index))}</li>
        ))}
      </ol>
      {onAdd && (
        <button className="button-quiet" type="button" ref={adding} onClick={addEntry}>
          <Icon shape={plus} />
          {add}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}
