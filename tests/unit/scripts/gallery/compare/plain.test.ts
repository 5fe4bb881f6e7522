import { describe, expect, test } from 'vitest';
import { plain } from '../../../../../scripts/gallery/compare/plain.ts';

/** A picture of one column, from the colours of its pixels and how many there are of each. */
function column(...colours: [colour: number[], many: number][]) {
  const data = Buffer.from(
    colours.flatMap(([colour, many]) => Array.from({ length: many }, () => colour).flat()),
  );
  return { data, width: 1, height: data.length / 3 };
}

describe('npm run gallery: a picture takes little room', () => {
  test('flat colours stay as they are, and those of edges become coarse', () => {
    const { data } = plain(column([[110, 127, 135], 2000], [[111, 130, 140], 1]));
    expect([...data.subarray(0, 3)]).toEqual([110, 127, 135]);
    expect([...data.subarray(-3)]).toEqual([96, 144, 144]);
  });
});
