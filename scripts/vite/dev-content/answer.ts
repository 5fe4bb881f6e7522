import { judgeContent } from './judge.ts';

// a process of its own: a check never holds up what the server serves, and a new one reads the schemas anew
process.on('message', async (root: string) => process.send?.(await judgeContent(root)));
