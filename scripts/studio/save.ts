import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { DraftFile } from '../../src/studio/model.ts';
import { StudioProblem } from './problem.ts';

/** The name of a content file: lower case, in folders of the content. */
const NAME = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.json$/;

/** Returns the real path of a content file, which need not exist. Undefined if it would not be in the content folder. */
export function contentPath(root: string, file: string): string | undefined {
  if (!NAME.test(file)) return undefined;
  const path = join(root, file);
  let folder = dirname(path);
  while (!existsSync(folder)) folder = dirname(folder);
  const real = existsSync(path) ? realpathSync(path) : join(realpathSync(folder), relative(folder, path));
  return real.startsWith(realpathSync(root) + sep) ? real : undefined;
}

const textOn = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

const besides = (path: string, ending: string) =>
  join(dirname(path), `.${basename(path)}.${process.pid}.${ending}`);

interface Write extends DraftFile {
  path: string;
}

/** Writes the new texts beside their files, and copies the old ones. The disk may be full: then nothing has changed. */
function prepare(writes: readonly Write[]): void {
  for (const { path, text } of writes) {
    mkdirSync(dirname(path), { recursive: true });
    const mode = existsSync(path) ? statSync(path).mode : 0o644;
    if (text !== null) writeFileSync(besides(path, 'new'), text, { mode, flush: true });
    if (existsSync(path)) copyFileSync(path, besides(path, 'old'));
  }
}

function replaceFile({ path, text }: Write): void {
  if (text === null) rmSync(path, { force: true });
  else renameSync(besides(path, 'new'), path);
}

function restoreFile({ path, base }: Write): void {
  if (base === null) rmSync(path, { force: true });
  else renameSync(besides(path, 'old'), path);
}

/** Replaces the files. If one can't be replaced, the earlier ones get their old texts back. */
function replace(writes: readonly Write[]): void {
  const done: Write[] = [];
  try {
    for (const write of writes) {
      replaceFile(write);
      done.push(write);
    }
  } catch (error) {
    done.forEach(restoreFile);
    throw error;
  }
}

/**
 * Writes unsaved files to the disk: all, or none.
 * @throws StudioProblem if one was changed outside, or can't be written
 */
export function saveFiles(root: string, files: readonly DraftFile[]): void {
  const writes = files.map((each): Write => {
    const path = contentPath(root, each.file);
    if (!path) throw new StudioProblem(`${each.file} is not in the content folder, so it was not saved.`);
    if (textOn(path) !== each.base)
      throw new StudioProblem(
        `${each.file} was changed outside Studio. Choose what to keep, then save again.`,
      );
    return { ...each, path };
  });
  try {
    prepare(writes);
    replace(writes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StudioProblem(
      `Nothing was saved: ${reason}. Your changes are kept here. Try again once it is solved.`,
    );
  } finally {
    for (const { path } of writes)
      for (const ending of ['new', 'old']) rmSync(besides(path, ending), { force: true });
  }
}
