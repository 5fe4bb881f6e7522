import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../content/check/index.ts';
import { readContent } from '../../content/read.ts';
import { median } from '../median.ts';
import { NAMES, writeTree } from './tree.ts';

const SIZES = [250, 500, 1_000];
const ROUNDS = 3;

/** What checking a tree of so many files takes. */
export interface Growth {
  files: number;
  wall: number;
  cpu: number;
}

async function timeCheck(files: number): Promise<Growth> {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    writeTree(root, files);
    const start = performance.now();
    const startCpu = process.cpuUsage();
    const content = readContent(root);
    const [finding] = await checkContent(content, NAMES);
    const { user, system } = process.cpuUsage(startCpu);
    const wall = performance.now() - start;
    if (finding || content.size !== files)
      throw new Error(`The tree is not as it should be: ${finding?.file} ${finding?.message}`);
    return { files, wall, cpu: (user + system) / 1000 };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Times every size in every round, so that a busy moment of the machine does not fall on one size alone. */
export async function measureGrowth(): Promise<Growth[]> {
  // what is made once for all checks belongs to none of them
  await timeCheck(3);
  const rounds: Growth[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const size of SIZES) rounds.push(await timeCheck(size));
  }
  return SIZES.map((files) => {
    const times = rounds.filter((time) => time.files === files);
    return { files, wall: median(times.map(({ wall }) => wall)), cpu: median(times.map(({ cpu }) => cpu)) };
  });
}
