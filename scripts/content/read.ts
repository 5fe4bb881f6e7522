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
import { ROOT } from '../root.ts';
import { encodingFaults, type SyntaxFault } from './encoding.ts';
import { ifThere, jsonFiles } from './json-files.ts';

export const CONTENT_DIR = join(ROOT, 'content/');
const SCHEMAS = join(ROOT, 'schemas/content/');

export interface ContentFile {
  /** absolute path */
  path: string;
  /** path from the content folder, with forward slashes */
  name: string;
  text: string;
  /** the parsed JSON; undefined if it is not valid */
  data: unknown;
  tree: Node | undefined;
  syntaxErrors: readonly SyntaxFault[];
  /** the kind of content that "$schema" names (`step`, `journey` …); undefined if it names none of ours */
  kind: string | undefined;
}

export type ContentFiles = ReadonlyMap<string, ContentFile>;

function kindOf(path: string, data: unknown): string | undefined {
  const named = data !== null && typeof data === 'object' && '$schema' in data ? data.$schema : undefined;
  if (typeof named !== 'string') return undefined;
  const file = resolve(dirname(path), named);
  return dirname(file) + sep === SCHEMAS ? /([^/\\]+)\.schema\.json$/.exec(file)?.[1] : undefined;
}

function toFault({ error, offset, length }: ParseError): SyntaxFault {
  return { code: printParseErrorCode(error), offset, length };
}

/** Reads one content file, from `source` instead of the disk if given (an editor's unsaved text, a test). */
export function readFile(
  path: string,
  root = CONTENT_DIR,
  source: string | Buffer = readFileSync(path),
): ContentFile {
  const text = source.toString();
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const syntaxErrors = [...encodingFaults(source, text), ...errors.map(toFault)];
  const data: unknown = tree && syntaxErrors.length === 0 ? getNodeValue(tree) : undefined;
  const name = relative(root, path).split(sep).join('/');
  return { path, name, text, data, tree, syntaxErrors, kind: kindOf(path, data) };
}

/** Creates content files from texts by absolute path, without reading the disk. */
export function filesOf(texts: ReadonlyMap<string, string>, root: string): ContentFiles {
  return new Map([...texts].map(([path, text]) => [path, readFile(path, root, text)]));
}

/**
 * Reads every JSON file in a content folder, by absolute path, in a stable order.
 *
 * @throws UsageError if one can't be read
 */
export function readContent(root = CONTENT_DIR): ContentFiles {
  const files = jsonFiles(root).flatMap((path) => ifThere(path, (there) => readFile(there, root)) ?? []);
  const byPath = files.map((file): [string, ContentFile] => [file.path, file]);
  return new Map(byPath.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Splits a JSON pointer into its decoded parts; list indexes stay text. */
export function pointerParts(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the node at a pointer; if there is none, the nearest one above it. */
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
