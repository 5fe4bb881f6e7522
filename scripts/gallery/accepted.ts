import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ENDING, readPicture } from './compare/files.ts';
import type { Pixels } from './compare/plain.ts';
import type { Folders } from './folders.ts';
import { WIDTHS, type Width } from './stage/screens.ts';

/** A picture's name: its file's, without the ending: `application/payment/filled-390`. */
export const pictureName = (id: string, screen: Width): string => `${id}-${screen}`;

/** The names of a state's pictures. */
export const pictureNames = (id: string): string[] => WIDTHS.map((screen) => pictureName(id, screen));

export const acceptedFile = ({ accepted }: Folders, name: string): string => join(accepted, name + ENDING);

/** The picture that was accepted under a name, if one was. */
export async function readAccepted(folders: Folders, name: string): Promise<Pixels | undefined> {
  const file = acceptedFile(folders, name);
  return existsSync(file) ? readPicture(file) : undefined;
}

/** The names of all pictures that were accepted. */
export function acceptedNames({ accepted }: Folders): string[] {
  if (!existsSync(accepted)) return [];
  const files = readdirSync(accepted, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length).split(sep).join('/'));
}

/**
 * The names of accepted pictures that no state has any more.
 * @param ids of all states, those that did not come about included: they have their pictures as soon as they do
 */
export function goneNames(accepted: readonly string[], ids: readonly string[]): string[] {
  const names = new Set(ids.flatMap(pictureNames));
  return accepted.filter((name) => !names.has(name));
}
