import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compare } from '../../../../../scripts/gallery/compare/compare.ts';
import { encode, readPicture } from '../../../../../scripts/gallery/compare/files.ts';
import { plain } from '../../../../../scripts/gallery/compare/plain.ts';

/** A page in shapes: a field with its border, letters with round edges, and an alert's ground. */
interface Page {
  border?: string;
  letters?: string;
  /** how far letters are from where they were */
  shift?: number;
  top?: number;
  ground?: string;
  height?: number;
}

async function draw({
  border = '#6e7f87',
  letters = 'O',
  shift = 0,
  top = 40,
  ground = '#fff5e0',
  height = 200,
}: Page) {
  const stroke = {
    O: '<circle r="9" fill="none" stroke="#13232f" stroke-width="3"/>',
    I: '<rect x="-2" y="-9" width="3" height="18" fill="#13232f"/>',
  };
  const shapes = [...letters].map((letter, index) => {
    const drawn = letter === 'I' ? stroke.I : stroke.O;
    return `<g transform="translate(${60 + 24 * index + shift} 70)">${drawn}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${height}">
    <rect width="300" height="${height}" fill="#ffffff"/>
    <rect x="20.5" y="${top}.5" width="240" height="60" rx="8" fill="#ffffff" stroke="${border}"/>
    <rect x="20" y="130" width="240" height="40" fill="${ground}"/>${shapes.join('')}</svg>`;
  const picture = plain(await readPicture(await sharp(Buffer.from(svg)).png().toBuffer()));
  // as it stands in the accepted file
  return readPicture(await encode(picture));
}

describe('npm run gallery: pictures are compared as an eye would', () => {
  test('the same page is the same', async () => {
    expect(compare(await draw({}), await draw({}))).toEqual({ pixels: 0, isSame: true });
  });

  test.each([
    ['another word', { letters: 'OIO' }],
    ['a letter more', { letters: 'OOOO' }],
    ['a border of another colour', { border: '#8a9aa2' }],
    ['a border that is an error’s', { border: '#b3261e' }],
    ['another ground', { ground: '#eaf2fb' }],
    ['letters moved by two pixels', { shift: 2 }],
    ['a field moved by two pixels', { top: 42 }],
    ['a page that is higher', { height: 210 }],
  ] satisfies [string, Page][])('%s is told', async (_, changed) => {
    const [before, now] = [await draw({ letters: 'OOO' }), await draw({ letters: 'OOO', ...changed })];
    const { isSame, difference } = compare(before, now);
    expect(isSame).toBe(false);
    expect(difference?.height).toBe(Math.max(before.height, now.height));
  });

  test('edges that another renderer draws a little otherwise are the same', async () => {
    const [before, now] = [
      await draw({ letters: 'OOOOOOO' }),
      await draw({ letters: 'OOOOOOO', shift: 0.06 }),
    ];
    expect(before.data.equals(now.data)).toBe(false);
    expect(compare(before, now).isSame).toBe(true);
  });
});
