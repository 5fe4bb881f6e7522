/** A picture as its pixels: red, green and blue, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Colours that fill this part of a picture are flat: grounds, borders, the insides of letters. */
const FLAT = 0.0005;
/** What the others, at the edges of letters, are rounded to. */
const GRID = 48;

const CHANNELS = 3;

const round = (value: number) => Math.min(255, Math.round(value / GRID) * GRID);
const rounded = (colour: number) =>
  (round(colour >> 16) << 16) | (round((colour >> 8) & 255) << 8) | round(colour & 255);

/** The colours of a picture with the number of pixels that have each. */
function count({ data }: Pixels): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += CHANNELS) {
    const colour = data.readUIntBE(at, CHANNELS);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

/**
 * A picture with fewer colours, so that it takes little room: flat ones stay as they are, so that a border of another
 * colour is told; those at the edges of letters, which are as many as there are letters, become coarse.
 */
export function plain(picture: Pixels): Pixels {
  const counts = count(picture);
  const least = picture.width * picture.height * FLAT;
  const plainOf = new Map(
    [...counts].map(([colour, many]) => [colour, many > least ? colour : rounded(colour)]),
  );
  const data = Buffer.alloc(picture.data.length);
  for (let at = 0; at < data.length; at += CHANNELS) {
    const colour = picture.data.readUIntBE(at, CHANNELS);
    data.writeUIntBE(plainOf.get(colour) ?? colour, at, CHANNELS);
  }
  return { ...picture, data };
}
