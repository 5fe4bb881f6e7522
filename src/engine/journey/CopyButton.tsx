import { type RefObject, useState } from 'react';
import type { SummaryCopy } from '#types/content/step';

export interface CopyButtonProps {
  content: SummaryCopy;
  /** A name for what is copied. */
  label: string;
  /** The element with the text. */
  source: RefObject<HTMLElement | null>;
}

/**
 * Selects the text, so that visitors can also copy it themselves.
 * @returns false if the browser could not copy it
 */
function copySelected(source: HTMLElement): boolean {
  getSelection()?.selectAllChildren(source);
  return document.execCommand('copy');
}

/** Copies a text and confirms it. Without the clipboard API it uses the older command, and the text is selected. */
export function CopyButton({ content: { text, done, failed }, label, source }: CopyButtonProps) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    const element = source.current;
    if (!element) return;
    // announced again each time
    setStatus('');
    const isCopied = await Promise.resolve(navigator.clipboard?.writeText(element.innerText))
      .then(() => navigator.clipboard !== undefined)
      .catch(() => false);
    setStatus(isCopied || copySelected(element) ? done : failed);
  };
  return (
    <>
      <button className="button-second" type="button" onClick={copy}>
        {text}
        <span className="visually-hidden">{` ${label}`}</span>
      </button>
      <span className="summary-copied" role="status">
        {status}
      </span>
    </>
  );
}
