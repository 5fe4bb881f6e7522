import { flushSync } from 'react-dom';
import { redo, save, undo } from './actions.ts';
import { openFind } from './find/Find.tsx';
import { PANES, setStudio } from './studio-store.ts';

/** Moves the focus to a part of the window. Where only one pane has space, it becomes that one. */
export function focusPane(element: HTMLElement | null | undefined): void {
  const pane = PANES.find((name) => name === element?.dataset.pane);
  if (pane) flushSync(() => setStudio({ pane }));
  element?.focus();
}

/** Moves the focus to the next part of the window, or to the one before. */
function moveFocus(by: 1 | -1): void {
  const panes = [...document.querySelectorAll<HTMLElement>('[data-pane]')];
  const at = panes.indexOf(document.activeElement?.closest<HTMLElement>('[data-pane]') as HTMLElement);
  focusPane(panes[at < 0 ? 0 : (at + by + panes.length) % panes.length]);
}

const inTextField = ({ target }: KeyboardEvent) =>
  (target as Element | null)?.matches?.('input, textarea, select, [contenteditable]') === true;

/** Takes the text that is typed into a field that takes it when the focus leaves, such as the key of a map. */
function leaveField(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.blur();
  field.focus();
}

function actionOf(event: KeyboardEvent): (() => unknown) | undefined {
  const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
  if (isSave)
    return () => {
      leaveField();
      return save();
    };
  // what is behind a dialog can't be reached, and its text boxes keep the browser's undo
  if (document.querySelector('dialog:modal')) return undefined;
  if (event.key === 'F6') return () => moveFocus(event.shiftKey ? -1 : 1);
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined;
  const key = event.key.toLowerCase();
  // the code has its own search
  if (key === 'f') return (event.target as Element | null)?.closest?.('.cm-editor') ? undefined : openFind;
  // the fields of the page in the preview are not the author's: they keep the browser's undo
  const isOnPage = event.view !== window && inTextField(event);
  if (isOnPage) return undefined;
  if (key === 'z') return event.shiftKey ? redo : undo;
  return key === 'y' ? redo : undefined;
}

/** Handles the keys of Studio in its window, or in the window of the preview. @returns a function that ends it */
export function followKeys(target: Window): () => void {
  const press = (event: KeyboardEvent) => {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    void action();
  };
  // before the editor of code, which has keys of its own
  target.addEventListener('keydown', press, { capture: true });
  return () => target.removeEventListener('keydown', press, { capture: true });
}
