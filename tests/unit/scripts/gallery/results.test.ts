import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import { acceptedFile } from '../../../../scripts/gallery/accepted.ts';
import { compare } from '../../../../scripts/gallery/compare/compare.ts';
import { encode, readPicture, writeFile } from '../../../../scripts/gallery/compare/files.ts';
import { writeResult } from '../../../../scripts/gallery/results.ts';
import type { Compared, Look } from '../../../../scripts/gallery/second-look.ts';
import type { Failure } from '../../../../scripts/gallery/take.ts';
import { ID, stateOf, temporaryFolders } from './pictured.ts';

const NAME = `${ID}-390`;
const picture = (value: number) => ({ data: Buffer.alloc(30, value), width: 5, height: 2 });

/** What a look at a state has found, the accepted picture aside. */
function lookWith(more: Partial<Compared>): Look {
  const now: Compared = { name: NAME, screen: 390, pixels: picture(255), axe: [], unseen: [], ...more };
  return { state: stateOf(), pictures: [now], isSecond: false };
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();

describe('npm run gallery: what a run has found is written for its page', () => {
  test('a new picture', async () => {
    const folders = temporaryFolders();
    const unseen = ['contact alert “Hello”'];
    const { pictures } = await writeResult(lookWith({ unseen }), folders);
    expect(pictures).toEqual([
      {
        name: NAME,
        screen: 390,
        width: 5,
        height: 2,
        verdict: 'new',
        axe: [],
        unseen,
        file: `pictures/${NAME}.webp`,
      },
    ]);
    expect(await readPicture(join(folders.output, `pictures/${NAME}.webp`))).toEqual(picture(255));
  });

  test('one that is as accepted', async () => {
    const folders = temporaryFolders();
    const comparison = compare(picture(255), picture(255));
    const { pictures } = await writeResult(lookWith({ comparison }), folders);
    expect(pictures[0]?.verdict).toBe('same');
    expect(filesIn(folders.output)).toEqual([`pictures/${NAME}.webp`]);
  });

  test('one that has changed, with what it was and what differs', async () => {
    const folders = temporaryFolders();
    writeFile(acceptedFile(folders, NAME), await encode(picture(0)));
    const comparison = compare(picture(0), picture(255));
    const { pictures } = await writeResult(lookWith({ comparison }), folders);
    const before = { file: `accepted/${NAME}.webp`, difference: `differences/${NAME}.webp`, pixels: 10 };
    expect(pictures[0]).toMatchObject({ verdict: 'changed', before });
    expect(filesIn(folders.output)).toEqual([before.file, before.difference, `pictures/${NAME}.webp`]);
    expect(await readPicture(join(folders.output, before.file))).toEqual(picture(0));
  });

  test('a state that did not come about keeps its reason, and how the page stood', async () => {
    const folders = temporaryFolders();
    const failed = (failure: Failure): Look => ({ ...lookWith({}), pictures: [], failure, isSecond: true });
    expect(await writeResult(failed({ reason: 'No answer' }), folders)).toMatchObject({
      pictures: [],
      failure: { reason: 'No answer' },
      isSecondLook: true,
    });
    const { failure } = await writeResult(failed({ reason: 'No answer', stood: picture(9) }), folders);
    expect(failure?.stood).toEqual({ file: `failures/${ID}.webp`, width: 5, height: 2 });
    expect(await readPicture(join(folders.output, `failures/${ID}.webp`))).toEqual(picture(9));
  });
});
