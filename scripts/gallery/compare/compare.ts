import { CHANNELS, type Pixels } from './plain.ts';

/** What differs is drawn in this colour, on the picture as if through fog. */
const RED = [217, 0, 60];
const FOG = 0.8;

/** So many pixels may differ, as another machine rounds a colour: the least that an author changes, a full stop, has four. */
const STRAY = 2;

export interface Comparison {
  /** how many pixels differ */
  pixels: number;
  isSame: boolean;
  /** the differences in red on the picture, paler; absent where it is the same */
  difference?: Pixels;
}

const paler = (value: number) => Math.round(value + (255 - value) * FOG);

/** Where a pixel's colours begin; undefined outside of the picture. */
function at({ width, height }: Pixels, x: number, y: number): number | undefined {
  return x < width && y < height ? (y * width + x) * CHANNELS : undefined;
}

/** Compares two pictures pixel by pixel: next to none may differ, and they come out alike from run to run. */
export function compare(before: Pixels, now: Pixels): Comparison {
  const [width, height] = [Math.max(before.width, now.width), Math.max(before.height, now.height)];
  if (before.width === now.width && before.height === now.height && before.data.equals(now.data)) {
    return { pixels: 0, isSame: true };
  }
  const data = Buffer.alloc(width * height * CHANNELS);
  let pixels = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [one, other] = [at(before, x, y), at(now, x, y)];
      const isSame =
        one !== undefined &&
        other !== undefined &&
        before.data.compare(now.data, other, other + CHANNELS, one, one + CHANNELS) === 0;
      if (!isSame) pixels += 1;
      for (let channel = 0; channel < CHANNELS; channel++) {
        const colour = isSame ? paler(before.data[one + channel] ?? 0) : (RED[channel] ?? 0);
        data[(y * width + x) * CHANNELS + channel] = colour;
      }
    }
  }
  const isSame = pixels <= STRAY && before.width === now.width && before.height === now.height;
  return isSame ? { pixels, isSame } : { pixels, isSame, difference: { data, width, height } };
}
