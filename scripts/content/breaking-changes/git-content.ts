import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isOfTools } from '../json-files.ts';
import { type ContentFiles, filesOf } from '../read.ts';
import { UsageError } from '../usage-error.ts';

const run = promisify(execFile);

const MAX_BUFFER = 256 * 1024 * 1024;

function messageOf(error: unknown): string | undefined {
  const { code, stderr } = error as { code?: unknown; stderr?: unknown };
  if (code === 'ENOENT') return undefined;
  return String(stderr ?? error)
    .trim()
    .replace(/^fatal: /, '');
}

function explain(error: unknown, root: string, ref: string): UsageError {
  const message = messageOf(error);
  if (message === undefined)
    return new UsageError('Git is not installed, so there is nothing to compare with.');
  if (/not a git repository/i.test(message)) return new UsageError(`${root} is not in a git repository.`);
  if (/not a (valid object name|tree object)/i.test(message))
    return new UsageError(`Git has no "${ref}". Name a branch, tag or commit, or fetch it first.`);
  return new UsageError(`Git can’t read ${root} at "${ref}": ${message}`);
}

interface Blob {
  name: string;
  id: string;
}

function parseListing(listing: string): Blob[] {
  return listing.split('\0').flatMap((line) => {
    const [, type, id = '', name = ''] = /^\d+ (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
    const isContent = name.endsWith('.json') && !name.split('/').some(isOfTools);
    return type === 'blob' && isContent ? [{ name, id }] : [];
  });
}

function splitTexts(output: Buffer, count: number): string[] {
  let at = 0;
  return Array.from({ length: count }, () => {
    const start = output.indexOf('\n', at) + 1;
    const size = Number(output.toString('utf8', at, start).trim().split(' ').at(-1));
    at = start + size + 1;
    return output.toString('utf8', start, start + size);
  });
}

async function readTexts(root: string, blobs: readonly Blob[]): Promise<string[]> {
  const reading = run('git', ['-C', root, 'cat-file', '--batch'], {
    maxBuffer: MAX_BUFFER,
    encoding: 'buffer',
  });
  reading.child.stdin?.end(blobs.map(({ id }) => `${id}\n`).join(''));
  return splitTexts((await reading).stdout, blobs.length);
}

/** Reads a folder's content as it was committed, under the paths that it has now. */
export async function readContentAt(root: string, ref: string): Promise<ContentFiles> {
  const list = ['-C', root, 'ls-tree', '-r', '-z', '--end-of-options', ref, '.'];
  const fail = (error: unknown) => {
    throw explain(error, root, ref);
  };
  const { stdout } = await run('git', list, { maxBuffer: MAX_BUFFER }).catch(fail);
  const blobs = parseListing(stdout).sort((one, other) => (one.name < other.name ? -1 : 1));
  if (blobs.length === 0) throw new UsageError(`At "${ref}", there is no content in ${root}.`);
  const texts = await readTexts(root, blobs).catch(fail);
  return filesOf(new Map(blobs.map(({ name }, index) => [join(root, name), texts[index] ?? ''])), root);
}
