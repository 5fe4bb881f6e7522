import { filesOf } from '../../content/read.ts';
import type { DevSite } from '../dev-content/judge.ts';
import { sampleWalks, type Walks } from './walks.ts';

/** Content that is to be walked: the texts of its files, and the folder that they are in. */
export interface WalksAsked extends Pick<DevSite, 'texts'> {
  root: string;
}

/** In a thread of its own: walking takes longer than a page may wait for. */
export function answer({ texts, root }: WalksAsked): Walks {
  return sampleWalks(filesOf(texts, root));
}
