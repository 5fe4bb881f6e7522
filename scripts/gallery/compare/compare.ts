import pixelmatch from 'pixelmatch';
import type { Pixels } from './plain.ts';

/** How far apart two colours may be, from 0 to 1, and still pass for the same. */
const THRESHOLD = 0.05;
/** So many pixels may differ for no reason that anybody sees. */
const STRAY = 10;

export interface Comparison {
  /** how many pixels differ */
  pixels: number;
  isSame: boolean;
  /** the differences in red on the picture, paler; absent where it is the same */
  difference?: Pixels;
}

/** A picture on a ground of this size, with a fourth channel. */
function onGround({ data, width, height }: Pixels, groundWidth: number, groundHeight: number): Buffer {
  const ground = Buffer.alloc(groundWidth * groundHeight * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * groundWidth + x) * 4;
      data.copy(ground, at, (y * width + x) * 3, (y * width + x) * 3 + 3);
      ground[at + 3] = 255;
    }
  }
  return ground;
}

function withoutAlpha(data: Buffer, width: number, height: number): Pixels {
  const plain = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) data.copy(plain, pixel * 3, pixel * 4, pixel * 4 + 3);
  return { data: plain, width, height };
}

/** Compares two pictures as an eye would: what only a renderer sees at the edges of letters does not count. */
export function compare(before: Pixels, now: Pixels): Comparison {
  if (before.width === now.width && before.height === now.height && before.data.equals(now.data)) {
    return { pixels: 0, isSame: true };
  }
  const [width, height] = [Math.max(before.width, now.width), Math.max(before.height, now.height)];
  const output = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(
    onGround(before, width, height),
    onGround(now, width, height),
    output,
    width,
    height,
    {
      threshold: THRESHOLD,
      alpha: 0.2,
      diffColor: [217, 0, 60],
      aaColor: [255, 197, 61],
    },
  );
  const isSame = before.height === now.height && before.width === now.width && pixels <= STRAY;
  return { pixels, isSame, ...(!isSame && { difference: withoutAlpha(output, width, height) }) };
}
