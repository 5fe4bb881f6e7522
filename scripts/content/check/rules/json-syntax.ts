import type { ContentFile } from '../../read.ts';
import type { Report } from '../diagnostic.ts';
import { findBracketError } from '../model/brackets.ts';
import { type Rule, report } from '../rule.ts';

/** The message and the advice for each error of the parser. */
const PROBLEMS: Readonly<Record<string, readonly [message: string, advice: string]>> = {
  NotUtf8: [
    'This is not a UTF-8 character.',
    'Reopen the file in the encoding it was saved in, often Windows 1252, and save it as UTF-8.',
  ],
  ByteOrderMark: [
    'This file starts with a byte order mark (BOM), which JSON does not allow.',
    'Save it as UTF-8 without BOM.',
  ],
  InvalidSymbol: [
    'This is not a JSON value.',
    'Put texts in double quotes; otherwise write a number, true or false.',
  ],
  InvalidNumberFormat: ['This is not a number.', 'Write it in digits, with a point for decimals.'],
  PropertyNameExpected: [
    'A name in double quotes is missing here.',
    'Add the name, or remove the comma before it.',
  ],
  ValueExpected: ['A value is missing here.', 'Add the value, or remove the comma before it.'],
  ColonExpected: ['A colon is missing here.', 'Put a colon between the name and its value.'],
  CommaExpected: ['A comma is missing before this.', 'Put a comma after the value before it.'],
  CloseBraceExpected: ['A closing brace is missing.', 'Add the } that closes the object.'],
  CloseBracketExpected: ['A closing bracket is missing.', 'Add the ] that closes the list.'],
  EndOfFileExpected: ['The file should end before this.', 'Remove what follows the last closing brace.'],
  InvalidCommentToken: ['JSON has no comments.', 'Remove the comment.'],
  UnexpectedEndOfComment: ['JSON has no comments.', 'Remove the comment.'],
  UnexpectedEndOfString: ['The closing quote of this text is missing.', 'Add a double quote at its end.'],
  UnexpectedEndOfNumber: ['This number is incomplete.', 'Write the missing digits.'],
  InvalidUnicode: [
    'This \\u is not a character.',
    'Write the character itself, or four hexadecimal digits after \\u.',
  ],
  InvalidEscapeCharacter: [
    'JSON does not allow this character after a \\.',
    'Write \\\\ for a single backslash.',
  ],
  InvalidCharacter: ['A text cannot contain this character.', 'Write a line break as \\n and a tab as \\t.'],
};

/** A number with a 0 before it: the parser takes the 0 for all of it. */
function numberAfterZero(text: string, at: number): string | undefined {
  const [digits] = /^\d+/.exec(text.slice(at)) ?? [];
  return /(?<![\d.eE])0$/.test(text.slice(0, at)) ? digits : undefined;
}

/** Reports the first error of the parser, or the bracket before it that causes it. */
function check(file: ContentFile): Report[] {
  const [first] = file.syntaxErrors;
  if (!first) return [];
  const { code, offset, length } = first;
  const bracket = findBracketError(file.text);
  if (bracket && bracket.offset <= offset) {
    const location = { file, offset: bracket.offset, length: bracket.length };
    return [report(location, bracket.message, bracket.advice)];
  }
  const location = { file, offset, length };
  if (code === 'ValueExpected' && file.text.trim() === '')
    return [report(location, 'This file is empty.', 'Write its content between { and }, or delete it.')];
  const digits = numberAfterZero(file.text, offset);
  if (digits !== undefined) {
    const number = { file, offset: offset - 1, length: digits.length + 1 };
    const advice = `Write ${digits.replace(/^0+(?=\d)/, '')}.`;
    return [report(number, 'A number cannot start with 0 before other digits.', advice)];
  }
  const [message, advice] = PROBLEMS[code] ?? [`This is not valid JSON (${code}).`, 'Correct it.'];
  return [report(location, message, advice, code === 'ByteOrderMark' ? [{ offset, length, text: '' }] : [])];
}

export const rule: Rule = {
  topic: 'Files and references',
  about: 'The file is not valid JSON. Only the first error is reported: later ones mostly follow from it.',
  check: ({ files }) => [...files.values()].flatMap(check),
};
