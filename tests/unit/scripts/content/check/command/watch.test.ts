import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaPath } from '../../../../../../scripts/content/check/kinds.ts';
import { emptyFolder, FAULTY_STEP, STEP, writeStep } from './support.ts';

const SCRIPT = fileURLToPath(new URL('../../../../../../scripts/check.ts', import.meta.url));
const BUNDLED = fileURLToPath(new URL('../../../../../../scripts/bundled.mjs', import.meta.url));

/** Reads what a process says, a piece at a time. */
function listenTo({ stdout, stderr }: ChildProcessWithoutNullStreams) {
  let unread = '';
  const heard = new EventTarget();
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      unread += text;
      heard.dispatchEvent(new Event('text'));
    });
  }
  /** Waits until it has said that; how often it checks is its own affair, for saving may be several events. */
  return async (words: RegExp): Promise<void> => {
    let found = words.exec(unread);
    while (!found) {
      await once(heard, 'text');
      found = words.exec(unread);
    }
    unread = unread.slice(found.index + found[0].length);
  };
}

// one process in which all happens, as it does to an author
describe('npm run check --watch', { timeout: 60_000 }, () => {
  let folder: string;
  let child: ChildProcessWithoutNullStreams;
  let until: ReturnType<typeof listenTo>;

  beforeAll(() => {
    folder = emptyFolder();
    writeStep(folder, 'content/steps/name.json', STEP);
    child = spawn(process.execPath, [BUNDLED, SCRIPT, 'content', '--watch'], { cwd: folder });
    until = listenTo(child);
  });
  afterAll(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  test('checks at once, then says what it watches', async () => {
    await until(
      /^1 file in content checked: all is well\.\n\n[\d:]{8} {2}watching content, .*schemas; Ctrl-C ends it\n/,
    );
  });

  test('a saved file is checked: what changed, when, and what is wrong', async () => {
    // as Emacs does before it saves
    symlinkSync('author@host.1234', join(folder, 'content', 'steps', '.#name.json'));
    writeStep(folder, 'content/steps/name.json', FAULTY_STEP);
    await until(
      /\n\d\d:\d\d:\d\d {2}changed: content\/steps\/name\.json\n\ncontent\/steps\/name\.json:16:20 {2}error/,
    );
    await until(/1 error, 0 warnings\./);
  });

  test('so is a new one, and one that is mended', async () => {
    writeStep(folder, 'content/steps/name.json', STEP);
    await until(/changed: content\/steps\/name\.json\n\n1 file in content checked: all is well\./);
    writeStep(folder, 'content/steps/town.json', { ...STEP, hash: 'town' });
    await until(/changed: .*content\/steps\/town\.json\n\n2 files in content checked: all is well\./);
  });

  test('content that is gone is told, and is no reason to stop', async () => {
    rmSync(join(folder, 'content', 'steps'), { recursive: true });
    await until(/There is no content in content\./);
    writeStep(folder, 'content/steps/name.json', STEP);
    await until(/1 file in content checked: all is well\./);
  });

  test('so is a folder that goes as a whole, and comes back', async () => {
    renameSync(join(folder, 'content'), join(folder, 'kept'));
    await until(/changed: content\/steps\/name\.json\n\nThere is no file or folder content\./);
    renameSync(join(folder, 'kept'), join(folder, 'content'));
    await until(/changed: content\/steps\/name\.json\n\n1 file in content checked: all is well\./);
    writeStep(folder, 'content/steps/name.json', FAULTY_STEP);
    await until(/changed: content\/steps\/name\.json\n\ncontent\/steps\/name\.json:16:20 {2}error/);
    writeStep(folder, 'content/steps/name.json', STEP);
    await until(/1 file in content checked: all is well\./);
  });

  test('a changed schema has all content checked again', async () => {
    utimesSync(schemaPath('step'), new Date(), new Date());
    await until(/changed: .*\/step\.schema\.json.*\n\n1 file in content checked: all is well\./);
  });

  test('Ctrl-C ends it, without an error', async () => {
    const exit = once(child, 'exit');
    child.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
  });
});
