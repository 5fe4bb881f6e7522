import type { SyntaxFault } from '../../encoding.ts';
import type { ContentFile } from '../../read.ts';
import type { Report, Words } from '../finding.ts';
import { lostBracket } from '../model/brackets.ts';
import type { Rule } from '../rule.ts';

const WORDS: Readonly<Record<string, Words>> = {
  NotUtf8: {
    message: 'This file is not saved as UTF-8: here stands no letter of it.',
    fix: 'Open it anew in the encoding that it was saved in, often Windows 1252, and save it as UTF-8.',
  },
  ByteOrderMark: {
    message: 'This file begins with a byte order mark, which nobody sees and JSON does not know.',
    fix: 'Save it as UTF-8 without a byte order mark (BOM).',
  },
  InvalidSymbol: {
    message: 'This is no JSON value.',
    fix: 'Put texts in double quotes; else write a number, true or false.',
  },
  InvalidNumberFormat: {
    message: 'This is no number.',
    fix: 'Write it in digits, with a point for decimals.',
  },
  PropertyNameExpected: {
    message: 'A name in double quotes should stand here.',
    fix: 'Add the name, or take out the comma before it.',
  },
  ValueExpected: {
    message: 'A value should stand here.',
    fix: 'Add the value, or take out the comma before it.',
  },
  ColonExpected: {
    message: 'A colon should stand here.',
    fix: 'Put a colon between the name and its value.',
  },
  CommaExpected: {
    message: 'A comma should stand before this.',
    fix: 'Put a comma after the value before it.',
  },
  CloseBraceExpected: { message: 'A closing brace is missing.', fix: 'Add the } that closes the object.' },
  CloseBracketExpected: { message: 'A closing bracket is missing.', fix: 'Add the ] that closes the list.' },
  EndOfFileExpected: {
    message: 'The file should end before this.',
    fix: 'Take out what follows the last closing brace.',
  },
  InvalidCommentToken: { message: 'JSON has no comments.', fix: 'Take the comment out.' },
  UnexpectedEndOfComment: { message: 'JSON has no comments.', fix: 'Take the comment out.' },
  UnexpectedEndOfString: {
    message: 'The closing quote of this text is missing.',
    fix: 'Add a double quote at its end.',
  },
  UnexpectedEndOfNumber: { message: 'This number has no end.', fix: 'Write the missing digits.' },
  InvalidUnicode: {
    message: 'This \\u is no letter.',
    fix: 'Write the letter itself, or four hexadecimal digits after \\u.',
  },
  InvalidEscapeCharacter: {
    message: 'JSON does not know this letter after a \\.',
    fix: 'Write \\\\ for a single backslash.',
  },
  InvalidCharacter: {
    message: 'This character may not stand in a text.',
    fix: 'Write a line break as \\n and a tab as \\t.',
  },
};

function wordsFor({ code }: SyntaxFault): Words {
  return WORDS[code] ?? { message: `This is no valid JSON (${code}).`, fix: 'Mend it.' };
}

const EMPTY: Words = {
  message: 'This file is empty.',
  fix: 'Write its content between { and }, or delete it.',
};

/** A number with a 0 before it, of which the parser takes the 0 for all of it. */
function zeroBefore(
  text: string,
  at: number,
): (Words & { range: { offset: number; length: number } }) | undefined {
  const [digits] = /^\d+/.exec(text.slice(at)) ?? [];
  if (digits === undefined || !/(?<![\d.eE])0$/.test(text.slice(0, at))) return undefined;
  return {
    range: { offset: at - 1, length: digits.length + 1 },
    message: 'No number begins with a 0 before other digits.',
    fix: `Write ${digits.replace(/^0+(?=\d)/, '')}.`,
  };
}

/** The first fault of how the file is written; or the bracket before it by which the parser was led astray. */
function check(file: ContentFile): Report[] {
  const [first] = file.syntaxErrors;
  if (!first) return [];
  const { offset, length } = first;
  const bracket = lostBracket(file.text);
  if (bracket && bracket.offset <= offset) {
    const { message, fix } = bracket;
    return [{ place: { file, offset: bracket.offset, length: bracket.length }, message, fix }];
  }
  if (first.code === 'ValueExpected' && file.text.trim() === '') {
    return [{ place: { file, offset, length }, ...EMPTY }];
  }
  const zero = zeroBefore(file.text, offset);
  if (zero) return [{ place: { file, ...zero.range }, message: zero.message, fix: zero.fix }];
  const edits = first.code === 'ByteOrderMark' && [{ offset, length, text: '' }];
  return [{ place: { file, offset, length }, ...wordsFor(first), ...(edits && { edits }) }];
}

export const rule: Rule = {
  id: 'json-syntax',
  about: 'The file is no JSON. Only its first fault is told: those after it mostly follow from it.',
  check: ({ files }) => [...files.values()].flatMap(check),
};
