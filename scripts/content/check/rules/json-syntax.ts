import type { SyntaxFault } from '../../encoding.ts';
import type { ContentFile } from '../../read.ts';
import type { Problem, Report } from '../diagnostic.ts';
import { findBracketError } from '../model/brackets.ts';
import type { Rule } from '../rule.ts';

const WORDS: Readonly<Record<string, Problem>> = {
  NotUtf8: {
    message: 'This is not a UTF-8 character.',
    advice: 'Reopen the file in the encoding it was saved in, often Windows 1252, and save it as UTF-8.',
  },
  ByteOrderMark: {
    message: 'This file starts with a byte order mark (BOM), which JSON does not allow.',
    advice: 'Save it as UTF-8 without BOM.',
  },
  InvalidSymbol: {
    message: 'This is not a JSON value.',
    advice: 'Put texts in double quotes; otherwise write a number, true or false.',
  },
  InvalidNumberFormat: {
    message: 'This is not a number.',
    advice: 'Write it in digits, with a point for decimals.',
  },
  PropertyNameExpected: {
    message: 'A name in double quotes is missing here.',
    advice: 'Add the name, or remove the comma before it.',
  },
  ValueExpected: {
    message: 'A value is missing here.',
    advice: 'Add the value, or remove the comma before it.',
  },
  ColonExpected: {
    message: 'A colon is missing here.',
    advice: 'Put a colon between the name and its value.',
  },
  CommaExpected: {
    message: 'A comma is missing before this.',
    advice: 'Put a comma after the value before it.',
  },
  CloseBraceExpected: { message: 'A closing brace is missing.', advice: 'Add the } that closes the object.' },
  CloseBracketExpected: {
    message: 'A closing bracket is missing.',
    advice: 'Add the ] that closes the list.',
  },
  EndOfFileExpected: {
    message: 'The file should end before this.',
    advice: 'Remove what follows the last closing brace.',
  },
  InvalidCommentToken: { message: 'JSON has no comments.', advice: 'Remove the comment.' },
  UnexpectedEndOfComment: { message: 'JSON has no comments.', advice: 'Remove the comment.' },
  UnexpectedEndOfString: {
    message: 'The closing quote of this text is missing.',
    advice: 'Add a double quote at its end.',
  },
  UnexpectedEndOfNumber: { message: 'This number is incomplete.', advice: 'Write the missing digits.' },
  InvalidUnicode: {
    message: 'This \\u is not a character.',
    advice: 'Write the character itself, or four hexadecimal digits after \\u.',
  },
  InvalidEscapeCharacter: {
    message: 'JSON does not allow this character after a \\.',
    advice: 'Write \\\\ for a single backslash.',
  },
  InvalidCharacter: {
    message: 'A text cannot contain this character.',
    advice: 'Write a line break as \\n and a tab as \\t.',
  },
};

function problemFor({ code }: SyntaxFault): Problem {
  return WORDS[code] ?? { message: `This is not valid JSON (${code}).`, advice: 'Correct it.' };
}

const EMPTY: Problem = {
  message: 'This file is empty.',
  advice: 'Write its content between { and }, or delete it.',
};

/** A number with a 0 before it, of which the parser takes the 0 for all of it. */
function zeroBefore(
  text: string,
  at: number,
): (Problem & { range: { offset: number; length: number } }) | undefined {
  const [digits] = /^\d+/.exec(text.slice(at)) ?? [];
  if (digits === undefined || !/(?<![\d.eE])0$/.test(text.slice(0, at))) return undefined;
  return {
    range: { offset: at - 1, length: digits.length + 1 },
    message: 'A number cannot start with 0 before other digits.',
    advice: `Write ${digits.replace(/^0+(?=\d)/, '')}.`,
  };
}

/** The first fault of how the file is written; or the bracket before it by which the parser was led astray. */
function check(file: ContentFile): Report[] {
  const [first] = file.syntaxErrors;
  if (!first) return [];
  const { offset, length } = first;
  const bracket = findBracketError(file.text);
  if (bracket && bracket.offset <= offset) {
    const { message, advice } = bracket;
    return [{ location: { file, offset: bracket.offset, length: bracket.length }, message, advice }];
  }
  if (first.code === 'ValueExpected' && file.text.trim() === '') {
    return [{ location: { file, offset, length }, ...EMPTY }];
  }
  const zero = zeroBefore(file.text, offset);
  if (zero) return [{ location: { file, ...zero.range }, message: zero.message, advice: zero.advice }];
  const fix = first.code === 'ByteOrderMark' && [{ offset, length, text: '' }];
  return [{ location: { file, offset, length }, ...problemFor(first), ...(fix && { fix }) }];
}

export const rule: Rule = {
  id: 'json-syntax',
  topic: 'Files and references',
  about: 'The file is not valid JSON. Only the first error is reported: later ones mostly follow from it.',
  check: ({ files }) => [...files.values()].flatMap(check),
};
