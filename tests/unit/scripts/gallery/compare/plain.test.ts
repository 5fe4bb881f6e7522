import { describe, expect, test } from 'vitest';
import { plain } from '../../../../../scripts/gallery/compare/plain.ts';

type Colour = [red: number, green: number, blue: number];

const INK: Colour = [19, 35, 47];
const LINE: Colour = [110, 127, 135];
const EDGE: Colour = [111, 130, 140];

/** A picture of one column, from the colours of its pixels and how many there are of each. */
function column(...colours: [colour: Colour, many: number][]) {
  const data = Buffer.from(
    colours.flatMap(([colour, many]) => Array.from({ length: many }, () => colour).flat()),
  );
  return { data, width: 1, height: data.length / 3 };
}

/** The same pixels as one row. */
const row = ({ data, width, height }: ReturnType<typeof column>) => ({ data, width: height, height: width });

const lastOf = (picture: ReturnType<typeof column>) => [...plain(picture).data.subarray(-3)];

describe('npm run gallery: a picture takes little room', () => {
  test('the colours of edges become coarse', () => {
    expect(lastOf(column([INK, 100_000], [EDGE, 15]))).toEqual([96, 144, 144]);
  });

  test.each([
    ['a row', row],
    ['a column', (picture: ReturnType<typeof column>) => picture],
  ])('a colour that fills a line of 16 pixels stays as it is, in %s', (_, laid) => {
    expect(lastOf(laid(column([INK, 100_000], [LINE, 16])))).toEqual(LINE);
    // and wherever else it stands
    expect(lastOf(laid(column([LINE, 16], [INK, 100_000], [LINE, 1])))).toEqual(LINE);
  });

  test('so does one that fills a part of the picture, in however short lines', () => {
    const strokes = Array.from({ length: 50 }, (): [Colour, number][] => [
      [INK, 30],
      [LINE, 2],
    ]);
    expect(lastOf(column(...strokes.flat()))).toEqual(LINE);
  });

  test('a line ends where its row does', () => {
    const { data } = column([LINE, 10], [EDGE, 20], [INK, 40_010]);
    const rows = plain({ data, width: 20, height: 2002 });
    expect([...rows.data.subarray(30, 33)]).toEqual([96, 144, 144]);
  });
});
