import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import type { Pixels } from './plain.ts';

/** The ending of pictures: WebP without loss, which takes a third less room than PNG. */
export const ENDING = '.webp';

/** Without loss, and as small as it gets within a tenth of a second: more effort takes ten times as long. */
const SMALL = { lossless: true, effort: 4, quality: 100 } as const;

/** A picture from a file, or from what a browser took. */
export async function readPicture(source: string | Buffer): Promise<Pixels> {
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export function encode({ data, width, height }: Pixels): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .webp(SMALL)
    .toBuffer();
}

/** Writes a file, in folders that need not be there yet. */
export function writeFile(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Copies a file, into folders that need not be there yet. */
export function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
