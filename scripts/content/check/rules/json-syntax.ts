import { createScanner } from 'jsonc-parser';
import type { ContentFile } from '../../read.ts';
import type { Edit, Problem, Report } from '../diagnostic.ts';
import { type Rule, report } from '../rule.ts';

type BracketError = Problem & Record<'offset' | 'length', number>;

interface Token {
  text: string;
  offset: number;
  line: number;
  indent: number;
  isFirst: boolean;
}

const CLOSED_BY: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const line = scanner.getTokenStartLine();
    const before = tokens.at(-1);
    const isFirst = before?.line !== line;
    const indent = isFirst ? scanner.getTokenStartCharacter() : before.indent;
    const token = text.slice(offset, offset + Math.max(1, scanner.getTokenLength()));
    tokens.push({ text: token, offset, line, indent, isFirst });
  }
  return tokens;
}

function problem({ offset, text }: Token, message: string, advice: string): BracketError {
  return { offset, length: text.length, message, advice };
}

function missing(before: Token, opener: Token): BracketError {
  const message = `The ${opener.text} of line ${opener.line + 1} is not closed before this.`;
  return problem(before, message, `Add the ${CLOSED_BY[opener.text]} that closes it.`);
}

function tooMany(closer: Token, opener?: Token): BracketError {
  const message = opener
    ? `This ${closer.text} would close the ${opener.text} of line ${opener.line + 1}, which does not end here.`
    : `This ${closer.text} closes nothing.`;
  return problem(closer, message, 'Remove it, or add the bracket that it should close.');
}

/** Checks a closing bracket. Its indentation shows which bracket it should close. */
function checkCloser(closer: Token, opener?: Token, last?: Token): BracketError | undefined {
  if (!opener) return tooMany(closer);
  if (closer.isFirst && closer.indent < opener.indent) return missing(closer, opener);
  const isElsewhere = closer.isFirst
    ? closer.indent > opener.indent
    : opener.line !== closer.line && opener.line !== last?.line;
  return isElsewhere || CLOSED_BY[opener.text] !== closer.text ? tooMany(closer, opener) : undefined;
}

/** Finds a missing or extra bracket. A bracket must be closed on its line, or on a line with the same indentation. */
function findBracketError(text: string): BracketError | undefined {
  const open: Token[] = [];
  let lastClosed: Token | undefined;
  let before: Token | undefined;
  for (const token of tokensOf(text)) {
    const inner = open.at(-1);
    if (inner && token.isFirst && inner.line === before?.line && inner !== before) {
      return missing(token.text === CLOSED_BY[inner.text] ? token : before, inner);
    }
    if (token.isFirst && token.text === ',' && inner) return missing(token, inner);
    if (token.text === ':' && inner?.text === '[' && before) {
      const advice = 'Add the { that opens the object before it.';
      return problem(before, 'There is a name in a list [ … ].', advice);
    }
    if (token.text in CLOSED_BY) open.push(token);
    const isCloser = token.text === '}' || token.text === ']';
    const error = isCloser ? checkCloser(token, inner, lastClosed) : undefined;
    if (error) return error;
    lastClosed = isCloser ? open.pop() : undefined;
    before = token;
  }
  return undefined;
}

const PROBLEMS: Readonly<Record<string, readonly [message: string, advice: string]>> = {
  NotUtf8: [
    'This is not a UTF-8 character.',
    'Reopen the file in the encoding it was saved in, often Windows 1252, and save it as UTF-8.',
  ],
  Utf16: ['This file is saved in UTF-16.', 'Save it as UTF-8.'],
  UnsafeName: ['A name cannot be "__proto__".', 'Choose another name.'],
  TooDeep: ['This is nested too deeply: more than 100 levels.', 'Remove some of the brackets around it.'],
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

/** Returns the edit that removes a comment, with its line if there is nothing else on it. */
function withoutComment(text: string, start: number, end: number): Edit {
  const [before = ''] = /[^\S\r\n]*$/.exec(text.slice(0, start)) ?? [];
  const [after = ''] = /^[^\S\r\n]*/.exec(text.slice(end)) ?? [];
  const [lineBreak = ''] = /^(?:\r?\n|$)/.exec(text.slice(end + after.length)) ?? [];
  const from = start - before.length;
  if (!/^$|[\r\n]$/.test(text.slice(0, from))) return { offset: from, length: end - from, text: '' };
  return lineBreak === ''
    ? { offset: start, length: end + after.length - start, text: '' }
    : { offset: from, length: end + after.length + lineBreak.length - from, text: '' };
}

/** Returns the edits that remove all comments, and all commas before a closing bracket. */
function removeExtras(text: string): Edit[] {
  const scanner = createScanner(text, false);
  const edits: Edit[] = [];
  let comma: number | undefined;
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset();
    const token = text.slice(offset, offset + Math.max(1, scanner.getTokenLength()));
    if (token.startsWith('/')) edits.push(withoutComment(text, offset, offset + token.length));
    else if (token.trim() !== '') {
      if ((token === '}' || token === ']') && comma !== undefined)
        edits.push({ offset: comma, length: 1, text: '' });
      comma = token === ',' ? offset : undefined;
    }
  }
  return edits;
}

/** The errors that extra commas and comments lead to. */
const OF_EXTRAS = ['InvalidCommentToken', 'PropertyNameExpected', 'ValueExpected'];

/** Returns the edits that `--fix` makes for an error. */
function fixFor(
  { text }: ContentFile,
  { code, offset, length }: ContentFile['syntaxErrors'][number],
): Edit[] {
  if (code === 'ByteOrderMark') return [{ offset, length, text: '' }];
  return OF_EXTRAS.includes(code) ? removeExtras(text) : [];
}

/** A line that git writes into a file if two branches have changed it. */
const CONFLICT = /^(?:<{7}|={7}|>{7})(?= |\r?$).*$/m;

/** Returns the report of a comma at the end of a line that nothing follows. */
function checkLastComma(file: ContentFile, error: ContentFile['syntaxErrors'][number]): Report | undefined {
  const isBeforeCloser = /^[\]}]/.test(file.text.slice(error.offset));
  const offset = /,(?=[^\S\r\n]*[\r\n]\s*$)/.exec(file.text.slice(0, error.offset))?.index;
  if (!isBeforeCloser || offset === undefined) return undefined;
  const advice = 'Remove it, or add what is missing.';
  return report({ file, offset, length: 1 }, 'Nothing follows this comma.', advice, fixFor(file, error));
}

/** Errors of the file as a whole. Its brackets are not the problem. */
const OF_FILE = ['Utf16', 'TooDeep', 'UnsafeName'];

function check(file: ContentFile): Report[] {
  const [first] = file.syntaxErrors;
  if (!first) return [];
  const { code, offset, length } = first;
  const conflict = CONFLICT.exec(file.text);
  if (conflict) {
    const marker = { file, offset: conflict.index, length: conflict[0].length };
    const advice = 'Keep one of the two versions, and remove the lines with <<<<<<<, ======= and >>>>>>>.';
    return [report(marker, 'This file has conflict markers of git.', advice)];
  }
  const bracket = OF_FILE.includes(code) ? undefined : findBracketError(file.text);
  if (bracket && bracket.offset <= offset)
    return [report({ file, ...bracket }, bracket.message, bracket.advice)];
  const comma = checkLastComma(file, first);
  if (comma) return [comma];
  const location = { file, offset, length };
  if (code === 'ValueExpected' && file.text.trim() === '')
    return [report(location, 'This file is empty.', 'Write its content between { and }, or delete it.')];
  // the parser treats a leading 0 as the whole number
  const [digits] = /^\d+/.exec(file.text.slice(offset)) ?? [];
  if (digits !== undefined && /(?<![\d.eE])0$/.test(file.text.slice(0, offset))) {
    const number = { file, offset: offset - 1, length: digits.length + 1 };
    const advice = `Write ${digits.replace(/^0+(?=\d)/, '')}.`;
    return [report(number, 'A number cannot start with 0 before other digits.', advice)];
  }
  const [message, advice] = PROBLEMS[code] ?? [`This is not valid JSON (${code}).`, 'Correct it.'];
  return [report(location, message, advice, fixFor(file, first))];
}

export const jsonSyntax: Rule = {
  topic: 'Files and references',
  about: 'The file is not valid JSON. Only the first error is reported: later ones mostly follow from it.',
  check: ({ files }) => [...files.values()].flatMap(check),
};
