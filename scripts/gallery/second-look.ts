import { pictureName, readAccepted } from './accepted.ts';
import { type Comparison, compare } from './compare/compare.ts';
import { type Pixels, plain } from './compare/plain.ts';
import type { Folders } from './folders.ts';
import type { Picture, Taken } from './take.ts';

/** A picture as it is kept, and what it comes to beside the accepted one; new, where none was accepted. */
export interface Compared extends Picture {
  name: string;
  comparison?: Comparison;
}

/** A state with its pictures compared. */
export interface Look extends Taken {
  pictures: readonly Compared[];
  /** Whether it was brought about once more, as its first pictures were not the accepted ones. */
  isSecond: boolean;
}

async function compared(picture: Picture, { state }: Taken, folders: Folders): Promise<Compared> {
  const name = pictureName(state.id, picture.screen);
  const pixels: Pixels = plain(picture.pixels);
  const accepted = await readAccepted(folders, name);
  return { ...picture, name, pixels, ...(accepted && { comparison: compare(accepted, pixels) }) };
}

async function look(taken: Taken, folders: Folders, isSecond: boolean): Promise<Look> {
  const pictures: Compared[] = [];
  for (const picture of taken.pictures) pictures.push(await compared(picture, taken, folders));
  return { ...taken, pictures, isSecond };
}

/**
 * Takes a state and compares its pictures with those accepted; where they differ, once more from a fresh start. What
 * a machine does to a picture now and then is gone by then; what has changed is there again.
 */
export async function lookTwice(takeIt: () => Promise<Taken>, folders: Folders): Promise<Look> {
  const first = await look(await takeIt(), folders, false);
  const hasChanged = first.pictures.some(({ comparison }) => comparison?.isSame === false);
  return hasChanged ? look(await takeIt(), folders, true) : first;
}
