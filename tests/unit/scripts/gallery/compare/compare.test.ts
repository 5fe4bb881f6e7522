import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { compare } from '../../../../../scripts/gallery/compare/compare.ts';
import { encode, readPicture } from '../../../../../scripts/gallery/compare/files.ts';
import { plain } from '../../../../../scripts/gallery/compare/plain.ts';

/** A page in shapes: its ground, a field with its border, letters with round edges, a tinted block and a hairline. */
interface Page {
  ground?: string;
  border?: string;
  letters?: string;
  /** how far letters are from where they were */
  shift?: number;
  top?: number;
  block?: string;
  hairline?: string;
  height?: number;
}

const DOT = '<circle cy="4" r="1.1"/>';
const E = '<path d="M-4 0h8a4 4 0 1 0-1.2 2.8" fill="none" stroke="#13232f" stroke-width="1.5"/>';

/** As large as letters of text are, each around the middle of its line. */
const SHAPES: Readonly<Record<string, string>> = {
  o: '<circle r="4" fill="none" stroke="#13232f" stroke-width="1.5"/>',
  l: '<rect x="-1" y="-8" width="1.5" height="12"/>',
  e: E,
  é: `${E}<path d="M0 -6l1.5 -2.5h1.5l-2 2.5z"/>`,
  '.': DOT,
  ':': `${DOT}<circle cy="-3" r="1.1"/>`,
  ';': `${DOT}<path d="M-1 4h2l-1.2 3h-1z"/><circle cy="-3" r="1.1"/>`,
};

/** The block and the hairline are less than any part of so high a page that makes a colour flat. */
async function draw({
  ground = '#f4f8f7',
  border = '#6e7f87',
  letters = 'oloe:.',
  shift = 0,
  top = 40,
  block = '#e3f2ef',
  hairline = '#d5dfdf',
  height = 600,
}: Page) {
  const line = [...letters].map(
    (letter, index) => `<g transform="translate(${60.3 + 11 * index + shift} 70.6)">${SHAPES[letter]}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="${height}" fill="#13232f">
    <rect width="400" height="${height}" fill="${ground}"/>
    <rect x="20.5" y="${top}.5" width="240" height="60" rx="8" fill="#ffffff" stroke="${border}"/>
    <rect x="20" y="130" width="5" height="20" fill="${block}"/>
    <rect x="20" y="170" width="60" height="1" fill="${hairline}"/>${line.join('')}</svg>`;
  const picture = plain(await readPicture(await sharp(Buffer.from(svg)).png().toBuffer()));
  // as it stands in the accepted file
  return readPicture(await encode(picture));
}

const page = await draw({});

describe('npm run gallery: pictures are compared pixel by pixel', () => {
  test('the same page is the same', async () => {
    expect(compare(page, await draw({}))).toEqual({ pixels: 0, isSame: true });
  });

  test.each([
    ['a full stop that is dropped', { letters: 'oloe:' }],
    ['a colon that is a semicolon', { letters: 'oloe;.' }],
    ['an accent', { letters: 'oloé:.' }],
    ['another letter', { letters: 'olle:.' }],
    ['letters moved by a pixel', { shift: 1 }],
    ['a small block of another tint', { block: '#eaf2fb' }],
    ['a short hairline that is darker', { hairline: '#ccd8d8' }],
    ['another ground', { ground: '#ffffff' }],
    ['a ground that nobody would see to be another', { ground: '#f4f8f8' }],
    ['a border of another colour', { border: '#8a9aa2' }],
    ['a field moved by a pixel', { top: 41 }],
    ['a page that is higher', { height: 610 }],
  ] satisfies [string, Page][])('%s is told', async (_, changed) => {
    const now = await draw(changed);
    const { isSame, pixels, difference } = compare(page, now);
    expect(isSame).toBe(false);
    expect(pixels).toBeGreaterThan(0);
    expect(difference?.height).toBe(Math.max(page.height, now.height));
  });

  const grey = (...levels: number[]) => ({
    data: Buffer.from(levels.flatMap((level) => [level, level, level])),
    width: levels.length,
    height: 1,
  });

  test('what differs is red on the picture, which is pale', () => {
    const { pixels, difference } = compare(grey(0, 9, 9, 9), grey(0, 8, 8, 8));
    expect(pixels).toBe(3);
    const red = [217, 0, 60];
    expect([...(difference?.data ?? [])]).toEqual([204, 204, 204, ...red, ...red, ...red]);
  });

  test('two pixels that another machine rounds another way are no change', () => {
    expect(compare(grey(0, 9, 9, 9), grey(0, 8, 9, 8))).toEqual({ pixels: 2, isSame: true });
  });

  test('a picture that is a pixel wider is one', () => {
    expect(compare(grey(0, 9), grey(0, 9, 9)).isSame).toBe(false);
  });
});
