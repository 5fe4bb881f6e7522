import type { TextareaWidget } from '#types/widgets/textarea';
import { fill } from '../../fill.ts';

/** Returns how many characters a text has left, or a negative number. Counts code points, like `maxLength`. */
export function charactersLeft(text: string, maxLength: number): number {
  return maxLength - [...text].length;
}

/** Returns the text that says how many characters are left, or too many. */
export function countText(left: number, texts: Required<Pick<TextareaWidget, 'left' | 'tooMany'>>): string {
  const count = Math.abs(left);
  const { one, other } = left < 0 ? texts.tooMany : texts.left;
  return fill(count === 1 ? one : other, { count: count.toLocaleString('en') });
}
