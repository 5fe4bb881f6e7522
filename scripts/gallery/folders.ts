import { fileURLToPath } from 'node:url';

export interface Folders {
  /** The pictures that were last accepted. */
  accepted: string;
  /** The page with the pictures of this run, complete in itself. */
  output: string;
}

export const FOLDERS: Folders = {
  accepted: fileURLToPath(new URL('../../tests/gallery/', import.meta.url)),
  output: fileURLToPath(new URL('../../dist/gallery/', import.meta.url)),
};
