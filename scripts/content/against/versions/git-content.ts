import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isOfTools } from '../../json-files.ts';
import { type ContentFiles, filesOf } from '../../read.ts';
import { UsageError } from '../../usage-error.ts';

const run = promisify(execFile);

/** A whole site's content is a few megabytes at most; git's listing of it far less. */
const MOST = 256 * 1024 * 1024;

/** What git says of a failure, without its "fatal:"; undefined where there is no git at all. */
function wordsOf(error: unknown): string | undefined {
  const { code, stderr } = error as { code?: unknown; stderr?: unknown };
  if (code === 'ENOENT') return undefined;
  return String(stderr ?? error)
    .trim()
    .replace(/^fatal: /, '');
}

function explain(error: unknown, root: string, ref: string): UsageError {
  const words = wordsOf(error);
  if (words === undefined) return new UsageError('There is no git here to read the content of before with.');
  if (/not a git repository/i.test(words)) return new UsageError(`${root} is in no git repository.`);
  if (/not a (valid object name|tree object)/i.test(words))
    return new UsageError(
      `Git knows no "${ref}". Name a branch, a tag or a commit that it has, or fetch it first.`,
    );
  return new UsageError(`Git can’t read ${root} at "${ref}": ${words}`);
}

interface Blob {
  name: string;
  id: string;
}

/** `mode type id<tab>name` for each file; names are relative to the folder. */
function jsonBlobs(listing: string): Blob[] {
  return listing.split('\0').flatMap((line) => {
    const [, type, id = '', name = ''] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
    const isContent = name.endsWith('.json') && !name.split('/').some(isOfTools);
    return type === 'blob' && isContent ? [{ name, id }] : [];
  });
}

/** The texts of blobs, in order: `git cat-file --batch` writes a line with the size before each. */
function splitTexts(output: Buffer, count: number): string[] {
  let at = 0;
  return Array.from({ length: count }, () => {
    const start = output.indexOf('\n', at) + 1;
    const size = Number(output.toString('utf8', at, start).trim().split(' ').at(-1));
    at = start + size + 1;
    return output.toString('utf8', start, start + size);
  });
}

async function textsOf(root: string, blobs: readonly Blob[]): Promise<string[]> {
  const reading = run('git', ['-C', root, 'cat-file', '--batch'], { maxBuffer: MOST, encoding: 'buffer' });
  reading.child.stdin?.end(blobs.map(({ id }) => `${id}\n`).join(''));
  return splitTexts((await reading).stdout, blobs.length);
}

/**
 * A folder's content as it was committed, under the paths that it has now.
 * @throws UsageError where git doesn't have it
 */
export async function contentAt(root: string, ref: string): Promise<ContentFiles> {
  const list = ['-C', root, 'ls-tree', '-r', '-z', '--end-of-options', ref, '.'];
  const fail = (error: unknown) => {
    throw explain(error, root, ref);
  };
  const { stdout } = await run('git', list, { maxBuffer: MOST }).catch(fail);
  const blobs = jsonBlobs(stdout).sort((one, other) => (one.name < other.name ? -1 : 1));
  if (blobs.length === 0) throw new UsageError(`At "${ref}" there was no content in ${root}.`);
  const texts = await textsOf(root, blobs).catch(fail);
  return filesOf(new Map(blobs.map(({ name }, index) => [join(root, name), texts[index] ?? ''])), root);
}
