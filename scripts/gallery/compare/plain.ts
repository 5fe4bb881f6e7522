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
function count(colours: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let start = 0;
  for (let at = 1; at <= colours.length; at++) {
    const colour = colours[start] ?? 0;
    if (colours[at] === colour) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + at - start);
    start = at;
  }
  return counts;
}

function coloursOf({ data }: Pixels): Uint32Array {
  const colours = new Uint32Array(data.length / CHANNELS);
  for (let pixel = 0, at = 0; pixel < colours.length; pixel++, at += CHANNELS) {
    colours[pixel] = data.readUIntBE(at, CHANNELS);
  }
  return colours;
}

/**
 * A picture with fewer colours, so that it takes little room: flat ones stay as they are, so that a border of another
 * colour is told; those at the edges of letters, which are as many as there are letters, become coarse.
 */
export function plain(picture: Pixels): Pixels {
  const colours = coloursOf(picture);
  const least = colours.length * FLAT;
  const plainOf = new Map(
    [...count(colours)].map(([colour, many]) => [colour, many > least ? colour : rounded(colour)]),
  );
  const data = Buffer.alloc(picture.data.length);
  let last = -1;
  let became = 0;
  for (let pixel = 0, at = 0; pixel < colours.length; pixel++, at += CHANNELS) {
    const colour = colours[pixel] ?? 0;
    // most pixels are as the one before: it need not be looked up
    if (colour !== last) became = plainOf.get(colour) ?? colour;
    last = colour;
    data.writeUIntBE(became, at, CHANNELS);
  }
  return { ...picture, data };
}
