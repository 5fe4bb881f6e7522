import { useEffect, useRef, useState } from 'react';
import type { TextareaWidget } from '#types/widgets/textarea';
import { fill } from '../../fill.ts';
import { Text } from '../../ui/Text.tsx';

export type CountTexts = Required<Pick<TextareaWidget, 'limit' | 'left' | 'tooMany'>>;

/** Returns how many characters a text has left, or a negative number. Counts code points, like `maxLength`. */
export function charactersLeft(text: string, maxLength: number): number {
  return maxLength - [...text].length;
}

/** Returns the text that says how many characters are left, or too many. */
export function countText(left: number, texts: Omit<CountTexts, 'limit'>): string {
  const count = Math.abs(left);
  const { one, other } = left < 0 ? texts.tooMany : texts.left;
  return fill(count === 1 ? one : other, { count: count.toLocaleString('en') });
}

/** Milliseconds without typing before the count is read out. */
const PAUSE = 1_000;

interface CharacterCountProps {
  /** The id of the text that describes the limit. */
  id: string;
  text: string;
  maxLength: number;
  texts: CountTexts;
}

/**
 * Shows how many characters are left. Screen readers read the limit with the field, and the count when the visitor
 * stops typing.
 */
export function CharacterCount({ id, text, maxLength, texts }: CharacterCountProps) {
  const left = charactersLeft(text, maxLength);
  const shown = countText(left, texts);
  const [spoken, speak] = useState('');
  // the count of a restored answer is not read out
  const restored = useRef<string | undefined>(shown);
  useEffect(() => {
    if (shown === restored.current) return;
    restored.current = undefined;
    const timer = setTimeout(() => speak(shown), PAUSE);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <>
      <p className="visually-hidden" id={id}>
        {fill(texts.limit, { limit: maxLength.toLocaleString('en') })}
      </p>
      <p className="character-count" data-invalid={left < 0 || undefined} aria-hidden="true">
        <Text>{shown}</Text>
      </p>
      <p className="visually-hidden" role="status">
        <Text>{spoken}</Text>
      </p>
    </>
  );
}
