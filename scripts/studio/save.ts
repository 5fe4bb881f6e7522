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
import type { UnsavedFile } from '../../src/studio/model.ts';
import { StudioProblem } from './problem.ts';

/** The name of a content file: lower case, in folders of the content. */
const NAME = /^(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.json$/;

/** Returns the real path of a content file, which need not exist. Undefined if it would not be in the content folder. */
export function contentPath(root: string, file: string): string | undefined {
  if (!NAME.test(file)) return undefined;
  const path = join(root, file);
  let there = path;
  while (!existsSync(there)) there = dirname(there);
  const real = join(realpathSync(there), relative(there, path));
  return real.startsWith(realpathSync(root) + sep) ? real : undefined;
}

interface Write extends UnsavedFile {
  path: string;
}

type Side = 'base' | 'text';

/** Returns the path beside a file where its old or new text waits. */
const waiting = (path: string, side: Side) =>
  join(dirname(path), `.${basename(path)}.${process.pid}.${side === 'text' ? 'new' : 'old'}`);

/** Writes the new texts beside their files, and copies the old ones. The disk may be full: then nothing has changed. */
function prepare(writes: readonly Write[]): void {
  for (const { path, base, text } of writes) {
    mkdirSync(dirname(path), { recursive: true });
    if (base !== null) copyFileSync(path, waiting(path, 'base'));
    const mode = base === null ? 0o644 : statSync(path).mode;
    if (text !== null) writeFileSync(waiting(path, 'text'), text, { mode, flush: true });
  }
}

/** Gives a file its old or its new text in one step. */
function put(write: Write, side: Side): void {
  if (write[side] === null) rmSync(write.path, { force: true });
  else renameSync(waiting(write.path, side), write.path);
}

/** Replaces the files. If one can't be replaced, the earlier ones get their old texts back. */
function replace(writes: readonly Write[]): void {
  const done: Write[] = [];
  try {
    for (const write of writes) {
      put(write, 'text');
      done.push(write);
    }
  } catch (error) {
    for (const write of done) put(write, 'base');
    throw error;
  }
}

/** Returns what is to be written, and where. @throws StudioProblem if the file was changed outside */
function checked(root: string, file: UnsavedFile): Write {
  const path = contentPath(root, file.file);
  if (!path) throw new StudioProblem(`${file.file} is not in the content folder, so it was not saved.`);
  if ((existsSync(path) ? readFileSync(path, 'utf8') : null) !== file.base)
    throw new StudioProblem(`${file.file} was changed outside Studio. Choose what to keep, then save again.`);
  return { ...file, path };
}

/**
 * Writes unsaved files to the disk: all, or none.
 * @throws StudioProblem if one was changed outside, or can't be written
 */
export function saveFiles(root: string, files: readonly UnsavedFile[]): void {
  const writes = files.map((file) => checked(root, file));
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
      for (const side of ['base', 'text'] as const) rmSync(waiting(path, side), { force: true });
  }
}
