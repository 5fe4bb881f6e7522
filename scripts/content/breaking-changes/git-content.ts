import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isOfTools } from '../json-files.ts';
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

/** Splits the output of `git cat-file --batch`: each text follows a line that ends with its size. */
function splitTexts(output: Buffer, names: readonly string[]): Map<string, string> {
  let at = 0;
  return new Map(
    names.map((name) => {
      const start = output.indexOf('\n', at) + 1;
      const end = start + Number(output.toString('utf8', at, start).trim().split(' ').at(-1));
      at = end + 1;
      return [name, output.toString('utf8', start, end)];
    }),
  );
}

/** Reads a folder's content at a git ref, under its current paths. */
export async function readContentAt(root: string, ref: string): Promise<ContentFiles> {
  const git = async (args: readonly string[], input?: string): Promise<Buffer> => {
    const running = run('git', ['-C', root, ...args], { maxBuffer: 256 * 1024 * 1024, encoding: 'buffer' });
    if (input) running.child.stdin?.end(input);
    const { stdout } = await running.catch((error: unknown) => {
      throw new UsageError(explain(error, root, ref));
    });
    return stdout;
  };
  const listing = await git(['ls-tree', '-r', '-z', '--end-of-options', ref, '.']);
  const blobs = String(listing)
    .split('\0')
    .flatMap((line) => {
      const [, id, name = '.'] = /^\d+ blob (\w+)\t(.*\.json)$/s.exec(line) ?? [];
      return name.split('/').some(isOfTools) ? [] : [{ name, id }];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  if (blobs.length === 0) throw new UsageError(`At "${ref}", there is no content in ${root}.`);
  const output = await git(['cat-file', '--batch'], blobs.map(({ id }) => `${id}\n`).join(''));
  const paths = blobs.map(({ name }) => join(root, name));
  return filesOf(splitTexts(output, paths), root);
}
