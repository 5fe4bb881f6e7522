import { join } from 'node:path';
import { ROOT } from '../root.ts';

export interface Folders {
  /** The pictures that were last accepted. */
  accepted: string;
  /** The page with the pictures of this run, complete in itself. */
  output: string;
}

export const FOLDERS: Folders = {
  accepted: join(ROOT, 'tests/gallery/'),
  output: join(ROOT, 'dist/gallery/'),
};
