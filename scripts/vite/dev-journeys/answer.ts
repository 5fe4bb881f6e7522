import { readContent } from '../../content/read.ts';
import { sampleWalks } from './walks.ts';

// a process of its own: walking takes longer than a page may wait for
process.on('message', (root: string) => process.send?.(sampleWalks(readContent(root))));
