import { type RefObject, useState } from 'react';
import type { SummaryCopy } from '#types/content/step';

export interface CopyButtonProps {
  content: SummaryCopy;
  /** Names what is copied. */
  label: string;
  /** Holds the text. */
  source: RefObject<HTMLElement | null>;
}

/** Selects the text, so that it can be copied by hand as well. @returns false where the browser does not copy it */
function copySelected(source: HTMLElement): boolean {
  getSelection()?.selectAllChildren(source);
  return document.execCommand('copy');
}

/** Copies a text and says that it did. Without the clipboard's API the older command does, and the text is selected. */
export function CopyButton({ content: { text, done, failed }, label, source }: CopyButtonProps) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    const element = source.current;
    if (!element) return;
    // said anew each time
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
