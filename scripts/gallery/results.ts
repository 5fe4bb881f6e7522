import { join } from 'node:path';
import { acceptedFile } from './accepted.ts';
import { copyFile, ENDING, encode, writeFile } from './compare/files.ts';
import { type Pixels, plain } from './compare/plain.ts';
import type { Folders } from './folders.ts';
import type { Compared, Look } from './second-look.ts';
import type { AxeFault } from './stage/axe.ts';
import type { Width } from './stage/screens.ts';
import type { GalleryState } from './states/gallery-state.ts';

/** A picture that the page shows. Files are named from the gallery's folder. */
export interface Shown {
  file: string;
  width: number;
  height: number;
}

/** A picture beside the one that was last accepted. */
export interface PictureResult extends Shown {
  name: string;
  /** how wide the screen was that it was taken of */
  screen: Width;
  verdict: 'same' | 'changed' | 'new';
  axe: readonly AxeFault[];
  /** what should have been seen in it, and was not */
  unseen: readonly string[];
  /** where it has changed: the accepted one, what differs, and how much */
  before?: { file: string; difference: string; pixels: number };
}

/** A state as the page shows it. */
export interface StateResult {
  state: GalleryState;
  pictures: readonly PictureResult[];
  /** why it did not come about, and the page as it stood then, where it was pictured */
  failure?: { reason: string; stood?: Shown };
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

async function writeShown(file: string, pixels: Pixels, { output }: Folders): Promise<Shown> {
  writeFile(join(output, file), await encode(pixels));
  return { file, width: pixels.width, height: pixels.height };
}

async function writePicture(picture: Compared, folders: Folders): Promise<PictureResult> {
  const { name, screen, pixels, axe, unseen, comparison } = picture;
  const shown = await writeShown(`pictures/${name}${ENDING}`, pixels, folders);
  const verdict = comparison ? (comparison.isSame ? 'same' : 'changed') : 'new';
  return { ...shown, name, screen, axe, unseen, verdict, ...(await writeBefore(picture, folders)) };
}

async function writeFailure(
  { state, failure }: Look,
  folders: Folders,
): Promise<Pick<StateResult, 'failure'>> {
  if (!failure) return {};
  const { reason, stood } = failure;
  if (!stood) return { failure: { reason } };
  return { failure: { reason, stood: await writeShown(`failures/${state.id}${ENDING}`, stood, folders) } };
}

/** Puts all that the page shows of a state into its folder. */
export async function writeResult(look: Look, folders: Folders): Promise<StateResult> {
  const { state, isSecond: isSecondLook } = look;
  const pictures: PictureResult[] = [];
  for (const picture of look.pictures) pictures.push(await writePicture(picture, folders));
  return { state, pictures, isSecondLook, ...(await writeFailure(look, folders)) };
}
