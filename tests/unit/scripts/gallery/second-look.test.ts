import { describe, expect, test } from 'vitest';
import { acceptedFile } from '../../../../scripts/gallery/accepted.ts';
import { encode, writeFile } from '../../../../scripts/gallery/compare/files.ts';
import { lookTwice } from '../../../../scripts/gallery/second-look.ts';
import type { Taken } from '../../../../scripts/gallery/take.ts';
import { ID, stateOf, temporaryFolders } from './pictured.ts';

const SIDE = 20;
const blank = () => ({ data: Buffer.alloc(SIDE * SIDE * 3, 255), width: SIDE, height: SIDE });

/** A picture that differs from the blank one in some pixels. */
function spotted(pixels: number) {
  const picture = blank();
  picture.data.fill(0, 0, pixels * 3);
  return picture;
}

const taken = (pixels: ReturnType<typeof blank>): Taken => ({
  state: stateOf(),
  pictures: [{ screen: 390, pixels, axe: [], unseen: [] }],
});

/** Looks at a state that comes out like this, one time after the other; the blank picture was accepted. */
async function look(...times: Taken[]) {
  const folders = temporaryFolders();
  writeFile(acceptedFile(folders, `${ID}-390`), await encode(blank()));
  const left = [...times];
  const found = await lookTwice(async () => left.shift() ?? taken(blank()), folders);
  return { found, differing: found.pictures.map(({ comparison }) => comparison?.pixels), left: left.length };
}

describe('npm run gallery: a picture that differs is taken once more', () => {
  test('one that does not is taken once', async () => {
    const { found, differing, left } = await look(taken(blank()), taken(blank()));
    expect([found.isSecond, differing, left]).toEqual([false, [0], 1]);
  });

  test('what does not show again has not changed', async () => {
    const { found, differing } = await look(taken(spotted(3)), taken(blank()));
    expect([found.isSecond, differing]).toEqual([true, [0]]);
  });

  test('what shows again has changed', async () => {
    const { found, differing } = await look(taken(spotted(4)), taken(spotted(3)));
    expect([found.isSecond, differing]).toEqual([true, [3]]);
  });

  test('a state that does not come about again has failed', async () => {
    const failed = { state: stateOf(), pictures: [], failure: { reason: 'No answer' } };
    const { found } = await look(taken(spotted(3)), failed);
    expect(found).toMatchObject({ isSecond: true, failure: { reason: 'No answer' } });
  });

  test('a new picture has nothing to differ from', async () => {
    const found = await lookTwice(async () => taken(blank()), temporaryFolders());
    expect(found.isSecond).toBe(false);
    expect(found.pictures[0]).not.toHaveProperty('comparison');
  });
});
