import { join } from 'node:path';
import { acceptedFile } from './accepted.ts';
import { copyFile, ENDING, encode, writeFile } from './compare/files.ts';
import { plain } from './compare/plain.ts';
import type { Folders } from './paths.ts';
import type { Compared, Look } from './second-look.ts';
import type { AxeFault } from './stage/axe.ts';
import type { Width } from './stage/screens.ts';
import type { GalleryState } from './states/gallery-state.ts';

/** A picture beside the one that was last accepted. Files are named from the gallery's folder. */
export interface PictureResult {
  name: string;
  /** how wide the screen was that it was taken of */
  screen: Width;
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
  /** Whether its first pictures were not the accepted ones, and it was brought about once more. */
  isSecondLook: boolean;
}

/** Whether its pictures differed from the accepted ones at the first look alone. */
export function wasUnsteady({ isSecondLook, pictures, failure }: StateResult): boolean {
  return isSecondLook && failure === undefined && pictures.every(({ verdict }) => verdict === 'same');
}

async function writeBefore(
  { name, comparison }: Compared,
  folders: Folders,
): Promise<Pick<PictureResult, 'before'>> {
  if (!comparison?.difference) return {};
  const { pixels, difference } = comparison;
  const files = { file: `accepted/${name}${ENDING}`, difference: `differences/${name}${ENDING}` };
  copyFile(acceptedFile(folders, name), join(folders.output, files.file));
  writeFile(join(folders.output, files.difference), await encode(plain(difference)));
  return { before: { ...files, pixels } };
}

async function writePicture(picture: Compared, folders: Folders): Promise<PictureResult> {
  const { name, screen, pixels, axe, comparison } = picture;
  const { width, height } = pixels;
  const file = `pictures/${name}${ENDING}`;
  writeFile(join(folders.output, file), await encode(pixels));
  const verdict = comparison ? (comparison.isSame ? 'same' : 'changed') : 'new';
  return { name, screen, width, height, axe, file, verdict, ...(await writeBefore(picture, folders)) };
}

/** Puts all that the page shows of a state into its folder. */
export async function writeResult(look: Look, folders: Folders): Promise<StateResult> {
  const { state, unseen, failure, isSecond: isSecondLook } = look;
  const pictures: PictureResult[] = [];
  for (const picture of look.pictures) pictures.push(await writePicture(picture, folders));
  return { state, pictures, unseen, isSecondLook, ...(failure !== undefined && { failure }) };
}
