import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { pointerParts } from '../../src/engine/form/paths.ts';
import { ROOT } from '../root.ts';
import { objectOf } from './json.ts';
import { ifExists, jsonFiles } from './json-files.ts';

export const CONTENT_DIR = join(ROOT, 'content/');
const SCHEMAS = join(ROOT, 'schemas/content/');

/** A syntax error of a file. */
interface FileError {
  /** a code of jsonc-parser, or one of ours: `NotUtf8`, `Utf16`, `ByteOrderMark`, `TooDeep`, `UnsafeName` */
  code: string;
  /** position in the text, in UTF-16 units */
  offset: number;
  length: number;
}

export interface ContentFile {
  path: string;
  name: string;
  text: string;
  /** the parsed JSON; undefined if it is not valid */
  data: unknown;
  tree: Node | undefined;
  syntaxErrors: readonly FileError[];
  /** the kind of content that "$schema" names (`step`, `journey` …), undefined if it is none of ours */
  kind: string | undefined;
}

export type ContentFiles = ReadonlyMap<string, ContentFile>;

/** Some editors add it to the start of a file. JSON must not have it (RFC 8259 §8.1). */
const BYTE_ORDER_MARK = '\uFEFF';

const REPLACEMENT = '\uFFFD';

/** Returns the index in the text of the first replaced byte. The source may also contain the replacement character. */
function firstLost(bytes: Buffer, text: string): number {
  const isWritten = (index: number) => {
    const start = Buffer.byteLength(text.slice(0, index));
    return bytes.toString('latin1', start, start + 3) === '\xEF\xBF\xBD';
  };
  let index = text.indexOf(REPLACEMENT);
  while (isWritten(index)) index = text.indexOf(REPLACEMENT, index + 1);
  return index;
}

/** Returns the byte order of UTF-16. Undefined for other encodings. */
function utf16Of([first, second]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  // JSON starts with an ASCII character, which has a zero byte in UTF-16
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : undefined;
}

function decode(source: string | Buffer): string {
  const encoding = typeof source === 'string' ? undefined : utf16Of(source);
  return encoding ? new TextDecoder(encoding).decode(source as Buffer) : source.toString();
}

/** Finds encoding errors: `source` is not UTF-8, or `text`, the decoded source, starts with a byte order mark. */
function encodingErrors(source: string | Buffer, text: string): FileError[] {
  if (typeof source !== 'string' && utf16Of(source)) return [{ code: 'Utf16', offset: 0, length: 1 }];
  if (typeof source !== 'string' && !isUtf8(source))
    return [{ code: 'NotUtf8', offset: firstLost(source, text), length: 1 }];
  return text.startsWith(BYTE_ORDER_MARK) ? [{ code: 'ByteOrderMark', offset: 0, length: 1 }] : [];
}

/** The maximum depth of a file. Content is about ten levels deep, and the parser cannot read some thousand. */
const MAX_DEPTH = 100;

const TEXT_OR_BRACKET = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs;

function depthErrors(text: string): FileError[] {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(TEXT_OR_BRACKET)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth > MAX_DEPTH) return [{ code: 'TooDeep', offset: index, length: 1 }];
  }
  return [];
}

/** A name that would change an object instead of adding a property to it, with its letters or their codes. */
const UNSAFE_NAME =
  /(?<!\\)"(?:_|\\u005[fF]){2}(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[fF])(?:t|\\u0074)(?:o|\\u006[fF])(?:_|\\u005[fF]){2}"(?=\s*:)/;

function nameErrors(text: string): FileError[] {
  const found = UNSAFE_NAME.exec(text);
  return found ? [{ code: 'UnsafeName', offset: found.index, length: found[0].length }] : [];
}

function kindOf(path: string, data: unknown): string | undefined {
  const { $schema } = objectOf(data);
  if (typeof $schema !== 'string') return undefined;
  const file = resolve(dirname(path), $schema);
  return dirname(file) + sep === SCHEMAS ? /([^/\\]+)\.schema\.json$/.exec(file)?.[1] : undefined;
}

/** Reads one content file: from `source` if given (an editor's unsaved text, a test), otherwise from the disk. */
export function readFile(
  path: string,
  root = CONTENT_DIR,
  source: string | Buffer = readFileSync(path),
): ContentFile {
  const text = decode(source);
  const errors: ParseError[] = [];
  const unreadable = [...encodingErrors(source, text), ...depthErrors(text), ...nameErrors(text)];
  const isTooDeep = unreadable.some(({ code }) => code === 'TooDeep');
  const tree = isTooDeep ? undefined : parseTree(text, errors, { disallowComments: true });
  const syntaxErrors = [
    ...unreadable,
    ...errors.map(({ error, ...place }) => ({ ...place, code: printParseErrorCode(error) })),
  ];
  const data: unknown = tree && syntaxErrors.length === 0 ? getNodeValue(tree) : undefined;
  const name = relative(root, path).split(sep).join('/');
  return { path, name, text, data, tree, syntaxErrors, kind: kindOf(path, data) };
}

/** Creates content files from texts by absolute path, without reading the disk. */
export function filesOf(texts: ReadonlyMap<string, string>, root: string): ContentFiles {
  return new Map([...texts].map(([path, text]) => [path, readFile(path, root, text)]));
}

/**
 * Reads every JSON file in a content folder. Returns the files by path, in a stable order.
 * @throws UsageError if one can't be read
 */
export function readContent(root = CONTENT_DIR): ContentFiles {
  const files = jsonFiles(root).flatMap((path) => ifExists(path, (there) => readFile(there, root)) ?? []);
  const byPath = files.map((file): [string, ContentFile] => [file.path, file]);
  return new Map(byPath.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export { pointerParts };

/** Returns the node at a pointer, or the nearest one above it. */
export function nodeAt(file: ContentFile, pointer: string): Node | undefined {
  let node = file.tree;
  for (const part of pointerParts(pointer)) {
    const next = node && findNodeAtLocation(node, [node.type === 'array' ? Number(part) : part]);
    if (!next) break;
    node = next;
  }
  return node;
}

/** Returns the content files that are pages of the site: each becomes HTML pages and their modules. */
export function pageFiles(files: ContentFiles): ContentFile[] {
  return [...files.values()].filter((file) => file.kind?.endsWith('-page'));
}
