import { type ContentFile, type ContentFiles, readFile } from './read.ts';

/** Unsaved texts by the path of their file. Null stands for a file that is to be deleted. */
export type UnsavedTexts = ReadonlyMap<string, string | null>;

/**
 * Returns files with unsaved texts in place of those on the disk.
 * @param known files that were read before. Those that are the same are used again, with what was computed for them
 */
export function withUnsaved(
  files: ContentFiles,
  unsaved: UnsavedTexts,
  root: string,
  known: ContentFiles = files,
): ContentFiles {
  // an error of the encoding is not in the text
  const again = (path: string, text: string) => {
    const before = known.get(path);
    return before?.text === text && before.syntaxErrors.length === 0 ? before : undefined;
  };
  const current = new Map<string, ContentFile>();
  for (const [path, file] of files) current.set(path, again(path, file.text) ?? file);
  for (const [path, text] of unsaved) {
    if (text === null) current.delete(path);
    else current.set(path, again(path, text) ?? readFile(path, root, text));
  }
  return new Map([...current].sort(([one], [other]) => (one < other ? -1 : 1)));
}
