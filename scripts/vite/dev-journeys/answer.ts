import { readContent } from '../../content/read.ts';
import { sampleWalks } from './walks.ts';

// in a thread of its own: walking takes longer than a page may wait for
export const answer = (root: string) => sampleWalks(readContent(root));
