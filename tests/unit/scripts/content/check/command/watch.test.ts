import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inBatches } from '../../../../../../scripts/content/check/command/watch.ts';
import { schemaPath } from '../../../../../../scripts/content/check/kinds.ts';
import { emptyFolder, INVALID_STEP, STEP, writeStep } from './support.ts';

const SCRIPT = fileURLToPath(new URL('../../../../../../scripts/check.ts', import.meta.url));
const BUNDLED = fileURLToPath(new URL('../../../../../../scripts/bundled.mjs', import.meta.url));

/** Returns a function that waits until a process prints a match. */
function listenTo({ stdout, stderr }: ChildProcessWithoutNullStreams) {
  let unread = '';
  const received = new EventTarget();
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      unread += text;
      received.dispatchEvent(new Event('text'));
    });
  }
  return async (words: RegExp): Promise<void> => {
    while (!words.test(unread)) await once(received, 'text');
    unread = unread.slice(unread.search(words) + (words.exec(unread)?.[0].length ?? 0));
  };
}

// the tests share one process, and each continues from the one before
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

  test('checks at the start, shows what it watches, and checks each saved or new file', async () => {
    await until(
      /^1 file checked in content: no problems found\.\n\n[\d:]{8} {2}watching content, .*schemas; Ctrl-C to stop\n/,
    );
    // Emacs creates such a link before it saves
    symlinkSync('author@host.1234', join(folder, 'content', 'steps', '.#name.json'));
    writeStep(folder, 'content/steps/name.json', INVALID_STEP);
    await until(
      /\n\d\d:\d\d:\d\d {2}changed: content\/steps\/name\.json\n\ncontent\/steps\/name\.json:16:20 {2}error/,
    );
    await until(/1 error, 0 warnings\./);
    writeStep(folder, 'content/steps/name.json', STEP);
    await until(/changed: content\/steps\/name\.json\n\n1 file checked in content: no problems found\./);
    writeStep(folder, 'content/steps/town.json', { ...STEP, hash: 'town' });
    await until(/changed: .*content\/steps\/town\.json\n\n2 files checked in content: no problems found\./);
  });

  test('keeps watching after content is deleted', async () => {
    rmSync(join(folder, 'content', 'steps'), { recursive: true });
    // match both names: the check of an earlier change may notice the deleted folder before the watcher does
    await until(
      /(?=[\s\S]*changed: .*name\.json)(?=[\s\S]*changed: .*town\.json)[\s\S]*There is no content in content\./,
    );
    writeStep(folder, 'content/steps/name.json', STEP);
    await until(/1 file checked in content: no problems found\./);
  });

  test('keeps watching after the content folder is moved away and back', async () => {
    renameSync(join(folder, 'content'), join(folder, 'moved'));
    await until(/changed: content\/steps\/name\.json\n\nThere is no file or folder content\./);
    renameSync(join(folder, 'moved'), join(folder, 'content'));
    await until(/changed: content\/steps\/name\.json\n\n1 file checked in content: no problems found\./);
    writeStep(folder, 'content/steps/name.json', INVALID_STEP);
    await until(/changed: content\/steps\/name\.json\n\ncontent\/steps\/name\.json:16:20 {2}error/);
    writeStep(folder, 'content/steps/name.json', STEP);
    await until(/1 file checked in content: no problems found\./);
  });

  test('checks all content again when a schema changes, and stops at Ctrl-C', async () => {
    utimesSync(schemaPath('step'), new Date(), new Date());
    await until(/changed: .*\/step\.schema\.json.*\n\n1 file checked in content: no problems found\./);
    const exit = once(child, 'exit');
    child.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
  });
});

test('checks files saved together once, and files changed during a check afterwards', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const batches: (readonly string[])[] = [];
  const add = inBatches(async (batch) => {
    batches.push(batch);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  });
  add('b');
  await vi.advanceTimersByTimeAsync(40);
  add('a');
  add('b');
  await vi.advanceTimersByTimeAsync(40);
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(40);
  expect(batches).toEqual([['a', 'b']]);
  add('c');
  await vi.advanceTimersByTimeAsync(900);
  expect(batches).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(batches).toEqual([['a', 'b'], ['c']]);
});
