/** A picture as its pixels: red, green and blue, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

export const CHANNELS = 3;

/** Colours that somewhere fill a line of so many pixels are flat: grounds, and borders however short. */
const LINE = 16;
/** So are those that fill this part of a picture: the insides of letters, where many are of that colour. */
const PART = 0.0005;
/** What the others, at the edges of letters, are rounded to. */
const GRID = 48;

const round = (value: number) => Math.min(255, Math.round(value / GRID) * GRID);
const rounded = (colour: number) =>
  (round(colour >> 16) << 16) | (round((colour >> 8) & 255) << 8) | round(colour & 255);

function coloursOf({ data }: Pixels): Uint32Array {
  const colours = new Uint32Array(data.length / CHANNELS);
  for (let pixel = 0, at = 0; pixel < colours.length; pixel++, at += CHANNELS) {
    colours[pixel] = data.readUIntBE(at, CHANNELS);
  }
  return colours;
}

type Tell = (colour: number, length: number) => void;

/** Tells of each line of one colour in a row or column: in so many pixels, which lie so far apart. */
function eachLine(colours: Uint32Array, first: number, many: number, apart: number, tell: Tell): void {
  const end = first + many * apart;
  let start = first;
  for (let at = first + apart; at <= end; at += apart) {
    if (at < end && colours[at] === colours[start]) continue;
    tell(colours[start] ?? 0, (at - start) / apart);
    start = at;
  }
}

/** Each colour of a picture with what becomes of it. */
function plainColours(colours: Uint32Array, width: number, height: number): Map<number, number> {
  const counts = new Map<number, number>();
  const flat = new Set<number>();
  const look: Tell = (colour, length) => length >= LINE && flat.add(colour);
  const add: Tell = (colour, length) => counts.set(colour, (counts.get(colour) ?? 0) + length);
  for (let y = 0; y < height; y++) {
    eachLine(colours, y * width, width, 1, (colour, length) => {
      look(colour, length);
      add(colour, length);
    });
  }
  for (let x = 0; x < width; x++) eachLine(colours, x, height, width, look);
  const isFlat = (colour: number, many: number) => flat.has(colour) || many > colours.length * PART;
  return new Map(
    [...counts].map(([colour, many]) => [colour, isFlat(colour, many) ? colour : rounded(colour)]),
  );
}

/**
 * A picture with fewer colours, so that it takes half the room: flat ones stay as they are, so that another ground or
 * border is told; those at the edges of letters, which are as many as there are letters, become coarse.
 */
export function plain(picture: Pixels): Pixels {
  const colours = coloursOf(picture);
  const plainOf = plainColours(colours, picture.width, picture.height);
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
