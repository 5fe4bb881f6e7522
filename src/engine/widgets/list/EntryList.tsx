import './list.css';
import plus from 'lucide/dist/esm/icons/plus.mjs';
import type { ReactNode } from 'react';
import { fill } from '../../fill.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { EntryChanges } from './use-entry-changes.ts';

interface EntryListProps {
  changes: EntryChanges;
  /** The text of the button that adds an entry. */
  add: string;
  /** Undefined if no entry can be added. */
  onAdd: (() => void) | undefined;
  /** The entries, each a `<li>`. */
  children: ReactNode;
}

/** Draws entries, the button that adds one, and the announcement of the last change. */
export function EntryList({
  changes: { entries, adding, announcement },
  add,
  onAdd,
  children,
}: EntryListProps) {
  return (
    <>
      <ol className="list-items" ref={entries}>
        {children}
      </ol>
      {onAdd && (
        <button className="button-quiet" type="button" ref={adding} onClick={onAdd}>
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

interface RemoveButtonProps {
  /** The authored text, with {item}. */
  text: string;
  title: string;
  onRemove(): void;
}

/** Draws the button that removes an entry. */
export function RemoveButton({ text, title, onRemove }: RemoveButtonProps) {
  return (
    <button className="button-quiet list-remove" type="button" onClick={onRemove}>
      {fill(text, { item: title })}
    </button>
  );
}
