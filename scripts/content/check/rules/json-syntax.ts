import type { SyntaxFault } from '../../encoding.ts';
import type { ContentFile } from '../../read.ts';
import type { Problem, Report } from '../diagnostic.ts';
import { lostBracket } from '../model/brackets.ts';
import type { Rule } from '../rule.ts';

const WORDS: Readonly<Record<string, Problem>> = {
  NotUtf8: {
    message: 'This file is not saved as UTF-8: here stands no letter of it.',
    advice: 'Open it anew in the encoding that it was saved in, often Windows 1252, and save it as UTF-8.',
  },
  ByteOrderMark: {
    message: 'This file begins with a byte order mark, which nobody sees and JSON does not know.',
    advice: 'Save it as UTF-8 without a byte order mark (BOM).',
  },
  InvalidSymbol: {
    message: 'This is no JSON value.',
    advice: 'Put texts in double quotes; else write a number, true or false.',
  },
  InvalidNumberFormat: {
    message: 'This is no number.',
    advice: 'Write it in digits, with a point for decimals.',
  },
  PropertyNameExpected: {
    message: 'A name in double quotes should stand here.',
    advice: 'Add the name, or take out the comma before it.',
  },
  ValueExpected: {
    message: 'A value should stand here.',
    advice: 'Add the value, or take out the comma before it.',
  },
  ColonExpected: {
    message: 'A colon should stand here.',
    advice: 'Put a colon between the name and its value.',
  },
  CommaExpected: {
    message: 'A comma should stand before this.',
    advice: 'Put a comma after the value before it.',
  },
  CloseBraceExpected: { message: 'A closing brace is missing.', advice: 'Add the } that closes the object.' },
  CloseBracketExpected: {
    message: 'A closing bracket is missing.',
    advice: 'Add the ] that closes the list.',
  },
  EndOfFileExpected: {
    message: 'The file should end before this.',
    advice: 'Take out what follows the last closing brace.',
  },
  InvalidCommentToken: { message: 'JSON has no comments.', advice: 'Take the comment out.' },
  UnexpectedEndOfComment: { message: 'JSON has no comments.', advice: 'Take the comment out.' },
  UnexpectedEndOfString: {
    message: 'The closing quote of this text is missing.',
    advice: 'Add a double quote at its end.',
  },
  UnexpectedEndOfNumber: { message: 'This number has no end.', advice: 'Write the missing digits.' },
  InvalidUnicode: {
    message: 'This \\u is no letter.',
    advice: 'Write the letter itself, or four hexadecimal digits after \\u.',
  },
  InvalidEscapeCharacter: {
    message: 'JSON does not know this letter after a \\.',
    advice: 'Write \\\\ for a single backslash.',
  },
  InvalidCharacter: {
    message: 'This character may not stand in a text.',
    advice: 'Write a line break as \\n and a tab as \\t.',
  },
};

function problemFor({ code }: SyntaxFault): Problem {
  return WORDS[code] ?? { message: `This is no valid JSON (${code}).`, advice: 'Mend it.' };
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
    message: 'No number begins with a 0 before other digits.',
    advice: `Write ${digits.replace(/^0+(?=\d)/, '')}.`,
  };
}

/** The first fault of how the file is written; or the bracket before it by which the parser was led astray. */
function check(file: ContentFile): Report[] {
  const [first] = file.syntaxErrors;
  if (!first) return [];
  const { offset, length } = first;
  const bracket = lostBracket(file.text);
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
  about: 'The file is no JSON. Only its first fault is told: those after it mostly follow from it.',
  check: ({ files }) => [...files.values()].flatMap(check),
};
