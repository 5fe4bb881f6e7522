import { describe, expect, test } from 'vitest';
import { plainText } from '../../../../../../scripts/content/check/model/markdown.ts';

describe('the plain text of Markdown', () => {
  test.each([
    ['Call us on [{phone}](tel:{phone}).', 'Call us on {phone}.'],
    ['It was **{before}**, and *is* more.', 'It was {before}, and is more.'],
    ['1. One\n2. Two\n\n- three\n- [four](/x)', 'One Two three four'],
    ['One line\nand the next\\\nand more.', 'One line and the next and more.'],
    ['Fields with * or a_name_of_theirs', 'Fields with * or a_name_of_theirs'],
  ])('reads %j as %j', (text, expected) => {
    expect(plainText(text)).toBe(expected);
  });
});
