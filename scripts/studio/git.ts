import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StudioProblem } from './problem.ts';

const run = promisify(execFile);

/** The most versions of a file to list. */
const MOST = 50;

/** The branch, message and files of a commit, as an author has chosen them. */
export interface CommitWords {
  branch: string;
  message: string;
  /** The files to commit besides the unsaved ones. */
  files: readonly string[];
}

/** Runs git in a folder, without a shell. @throws StudioProblem with what git says */
async function git(root: string, ...args: readonly string[]): Promise<string> {
  const options = { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, GIT_TERMINAL_PROMPT: '0' } };
  try {
    return (await run('git', ['-C', root, '-c', 'core.quotePath=off', ...args], options)).stdout;
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new StudioProblem(`Git says: ${stderr?.trim() || message}`);
  }
}

/** Returns the branch that a folder is on: an empty text if on none, undefined outside a repository. */
export const branchOf = (root: string): Promise<string | undefined> =>
  git(root, 'branch', '--show-current').then(
    (branch) => branch.trim(),
    () => undefined,
  );

/** Returns the path from the top of the repository to a folder, with a slash at its end. */
const prefixOf = async (root: string) => (await git(root, 'rev-parse', '--show-prefix')).trim();

/** Returns the JSON files in a folder that differ from the last commit. None outside a repository. */
export async function uncommitted(root: string): Promise<string[]> {
  if ((await branchOf(root)) === undefined) return [];
  const prefix = await prefixOf(root);
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
  const status = await git(root, 'status', ...options, '--', '*.json');
  // each path, from the top of the repository, is after a mark of two letters
  return status.split('\0').flatMap((entry) => (entry === '' ? [] : entry.slice(3 + prefix.length)));
}

/** Checks that a commit can be made on a branch: the current one, or a new one. @throws StudioProblem if not */
export async function checkBranch(root: string, branch: string): Promise<void> {
  const name = await git(root, 'check-ref-format', '--branch', branch).catch(() => '');
  // git takes “@{-1}” for another branch
  if (branch === '' || name.trim() !== branch)
    throw new StudioProblem(`“${branch}” can’t be the name of a branch. Use letters, digits and hyphens.`);
  if (branch === (await branchOf(root))) return;
  const taken = await git(root, 'for-each-ref', `refs/heads/${branch}`);
  if (taken !== '') throw new StudioProblem(`There is already a branch “${branch}”. Choose another name.`);
}

/**
 * Commits files on the current branch, or on a new one that becomes the current. Leaves everything else in the folder
 * and in the index as it is. @throws StudioProblem if git can't, and then nothing has changed
 */
export async function commitFiles(
  root: string,
  files: readonly string[],
  { branch, message }: Pick<CommitWords, 'branch' | 'message'>,
): Promise<void> {
  const isNew = branch !== (await branchOf(root));
  const added = (await git(root, 'ls-files', '-z', '--others', '--', ...files)).split('\0').filter(Boolean);
  if (isNew) await git(root, 'switch', '--quiet', '--create', branch);
  try {
    // git commits only files that it knows
    if (added.length > 0) await git(root, 'add', '--intent-to-add', '--', ...added);
    await git(root, 'commit', '--quiet', '--only', '--message', message, '--', ...files);
  } catch (error) {
    if (added.length > 0) await git(root, 'reset', '--quiet', '--', ...added);
    if (isNew) {
      await git(root, 'switch', '--quiet', '-');
      await git(root, 'branch', '--quiet', '-D', branch);
    }
    throw error;
  }
}

/** Returns the commits that changed a file, newest first, also under its earlier names. None outside a repository. */
export async function historyOf(root: string, file: string) {
  if ((await branchOf(root)) === undefined) return [];
  const format = '--format=%x1e%H%x1f%aI%x1f%an%x1f%s%x1f';
  const log = await git(root, 'log', '--follow', `-${MOST}`, '--name-only', format, '--', file);
  const entries = log.split('\x1e').slice(1);
  return entries.map((entry) => {
    const [commit = '', date = '', author = '', subject = '', path = ''] = entry.split('\x1f');
    return { commit, date, author, subject, path: path.trim() };
  });
}

/** Returns the text of a file at a commit that changed it, and the name that it had. @throws StudioProblem if there is none */
export async function versionAt(root: string, file: string, commit: string) {
  const version = (await historyOf(root, file)).find((each) => each.commit === commit);
  if (!version) throw new StudioProblem(`Git has no such version of ${file}. Open the list again.`);
  const text = await git(root, 'show', `${commit}:${version.path}`);
  const prefix = await prefixOf(root);
  // before the folder itself moved, the paths between its files were the same
  return { text, name: version.path.startsWith(prefix) ? version.path.slice(prefix.length) : file };
}
