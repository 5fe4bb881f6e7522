import { Fragment, type ReactNode } from 'react';

/** Amounts, numbers, numeric dates and phone numbers. */
const NUMBER = /((?:A?\$)?\d(?:[\d,.:/ \u00a0]*\d)?)/;

/** Marks the numbers in a text, so that page translators don't change them. */
export function withNumbers(text: string): ReactNode {
  const parts = text.split(NUMBER);
  if (parts.length === 1) return text;
  return parts.map((part, index) => {
    const key = `${index}`;
    // with a group in the pattern, split also returns the matches
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
 * Draws a text that can change. Page translators replace React's text nodes with their own elements, so a changed
 * text gets a new element, which removes the old translation. Without a text it draws nothing, because styles check
 * for empty parents.
 */
export function Text({ children: text }: { children: string }) {
  return text === '' ? null : <span key={text}>{withNumbers(text)}</span>;
}
