import { Fragment, type ReactNode } from 'react';

/** Amounts, numbers, dates in digits and phone numbers. */
const NUMBER = /((?:A?\$)?\d(?:[\d,.:/ \u00a0]*\d)?)/;

/** Marks the numbers of a text, so that a page translator leaves them as they are. */
export function withNumbers(text: string): ReactNode {
  const parts = text.split(NUMBER);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const key = `${index}`;
    // split puts what the pattern holds between the other parts
    return index % 2 === 1 ? (
      <span key={key} translate="no">
        {part}
      </span>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    );
  });
}

/**
 * Draws a text that may change while it is on the page. Page translators put elements of their own in the place of React's
 * text nodes: so a changed text is a new element, and takes the old one's translation with it. Without a text there is
 * none: styles ask what is empty.
 */
export function Text({ children: text }: { children: string }) {
  return text === '' ? null : <span key={text}>{withNumbers(text)}</span>;
}
