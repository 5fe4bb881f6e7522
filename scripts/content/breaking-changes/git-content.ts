import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isIgnoredName } from '../json-files.ts';
import { type ContentFiles, filesOf } from '../read.ts';
import { UsageError } from '../usage-error.ts';

const run = promisify(execFile);

function explain(error: unknown, root: string, ref: string): string {
  const { code, stderr } = error as { code?: unknown; stderr?: unknown };
  if (code === 'ENOENT') return 'Git is not installed, so there is nothing to compare with.';
  const message = String(stderr ?? error).trim();
  if (/not a git repository/i.test(message)) return `${root} is not in a git repository.`;
  if (/not a (valid object name|tree object)/i.test(message))
    return `Git has no "${ref}". Name a branch, tag or commit, or fetch it first.`;
  return `Git can’t read ${root} at "${ref}": ${message.replace(/^fatal: /, '')}`;
}

/** Reads a folder's content at a git ref, under its current paths. */
export async function readContentAt(root: string, ref: string): Promise<ContentFiles> {
  const git = async (...args: readonly string[]): Promise<Buffer> => {
    const options = { maxBuffer: 256 * 1024 * 1024, encoding: 'buffer' } as const;
    const { stdout } = await run('git', ['-C', root, ...args], options).catch((error: unknown) => {
      throw new UsageError(explain(error, root, ref));
    });
    return stdout;
  };
  const listing = await git('ls-tree', '-r', '-l', '-z', '--end-of-options', ref, '.');
  const blobs = String(listing)
    .split('\0')
    .flatMap((line) => {
      const [, id = '', size, name = '.'] = /^\d+ blob (\w+) +(\d+)\t(.*\.json)$/s.exec(line) ?? [];
      return name.split('/').some(isIgnoredName) ? [] : [{ id, size: Number(size), path: join(root, name) }];
    });
  if (blobs.length === 0) throw new UsageError(`At "${ref}", there is no content in ${root}.`);
  const output = await git('show', '--no-textconv', ...blobs.map(({ id }) => id));
  const texts = new Map<string, string>();
  let start = 0;
  for (const { path, size } of blobs) {
    texts.set(path, output.toString('utf8', start, start + size));
    start += size;
  }
  return filesOf(texts, root);
}
