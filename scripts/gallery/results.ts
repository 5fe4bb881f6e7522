import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type Comparison, compare } from './compare/compare.ts';
import { ENDING, encode, readPicture, writeFile } from './compare/files.ts';
import { plain } from './compare/plain.ts';
import { ACCEPTED, OUTPUT } from './paths.ts';
import type { AxeFault } from './stage/axe.ts';
import type { GalleryState } from './states/gallery-state.ts';
import type { Picture, Taken } from './take.ts';

/** A picture beside the one that was last accepted. Files are named from the gallery's folder. */
export interface PictureResult {
  /** Its file's name, without the ending: `application/payment/filled-390`. */
  name: string;
  width: number;
  height: number;
  verdict: 'same' | 'changed' | 'new';
  axe: readonly AxeFault[];
  file: string;
  /** where it has changed: the accepted one, what differs, and how much */
  before?: { file: string; difference: string; pixels: number };
}

/** A state as the page shows it. */
export interface StateResult {
  state: GalleryState;
  pictures: readonly PictureResult[];
  unseen: readonly string[];
  failure?: string;
}

const acceptedFile = (name: string) => join(ACCEPTED, name + ENDING);

/** The names of all pictures that were accepted. */
export function acceptedNames(): string[] {
  if (!existsSync(ACCEPTED)) return [];
  const files = readdirSync(ACCEPTED, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length).split(sep).join('/'));
}

async function writeBefore(
  name: string,
  { pixels, difference }: Comparison,
): Promise<PictureResult['before']> {
  if (!difference) return undefined;
  const files = { file: `accepted/${name}${ENDING}`, difference: `differences/${name}${ENDING}` };
  writeFile(join(OUTPUT, files.file), await encode(await readPicture(acceptedFile(name))));
  writeFile(join(OUTPUT, files.difference), await encode(plain(difference)));
  return { ...files, pixels };
}

async function judge(id: string, { width, pixels, axe }: Picture): Promise<PictureResult> {
  const name = `${id}-${width}`;
  const file = `pictures/${name}${ENDING}`;
  const now = plain(pixels);
  writeFile(join(OUTPUT, file), await encode(now));
  const result = { name, width: now.width, height: now.height, axe, file };
  if (!existsSync(acceptedFile(name))) return { ...result, verdict: 'new' };
  const comparison = compare(await readPicture(acceptedFile(name)), now);
  const before = await writeBefore(name, comparison);
  return { ...result, verdict: comparison.isSame ? 'same' : 'changed', ...(before && { before }) };
}

/** Compares a state's pictures with the accepted ones, and puts all that the page shows into its folder. */
export async function resultOf({ state, pictures, unseen, failure }: Taken): Promise<StateResult> {
  const judged: PictureResult[] = [];
  for (const picture of pictures) judged.push(await judge(state.id, picture));
  return { state, pictures: judged, unseen, ...(failure !== undefined && { failure }) };
}
