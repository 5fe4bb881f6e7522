import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../../content/check/index.ts';
import { readContent } from '../../content/read.ts';
import { runNpmScript } from '../../process.ts';
import { median } from '../median.ts';
import { NAMES, writeTree } from './tree.ts';

const COLD_ROUNDS = 5;
const COLD_LIMIT = 2_000;
const ROUNDS = 3;
const SIZES = [250, 500, 1_000];
/** The time limit for a check of the largest tree, in milliseconds. */
const LARGE_LIMIT = 4_000;
/** The maximum ratio of the time per file to that at half the size. It should be 1, but machines are noisy. */
const MAX_GROWTH = 1.3;

function timeColdCheck(): number {
  const start = performance.now();
  runNpmScript('check');
  return performance.now() - start;
}

async function timeCheck(files: number) {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    writeTree(root, files);
    const start = performance.now();
    const startCpu = process.cpuUsage();
    const content = readContent(root);
    const [diagnostic] = await checkContent(content, NAMES);
    const { user, system } = process.cpuUsage(startCpu);
    const wall = performance.now() - start;
    if (diagnostic || content.size !== files)
      throw new Error(`The tree is invalid: ${diagnostic?.file} ${diagnostic?.message}`);
    return { files, wall, cpu: (user + system) / 1000 };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Times every size in every round, so that other load on the machine affects all sizes. */
async function measureGrowth() {
  // warm-up: excludes the work that is done once for all checks
  await timeCheck(3);
  const times: Awaited<ReturnType<typeof timeCheck>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) for (const size of SIZES) times.push(await timeCheck(size));
  return SIZES.map((files) => {
    const own = times.filter((time) => time.files === files);
    return { files, wall: median(own.map(({ wall }) => wall)), cpu: median(own.map(({ cpu }) => cpu)) };
  });
}

/** Prints the times of cold checks and of checks of large trees. Returns true if they are within the limits. */
export async function benchCheck(): Promise<boolean> {
  const cold = median(Array.from({ length: COLD_ROUNDS }, timeColdCheck));
  console.log(`npm run check, cold: ${cold.toFixed(0)} ms (limit ${COLD_LIMIT} ms)`);
  let isWithin = cold <= COLD_LIMIT;
  let half: number | undefined;
  for (const { files, wall, cpu } of await measureGrowth()) {
    const columns = [`${files} files`, `${wall.toFixed(0)} ms`, `${cpu.toFixed(0)} ms CPU`];
    // compares CPU times, because other programs hardly affect them
    const each = cpu / files;
    const growth = each / (half ?? each);
    const ratio = half ? `, ${growth.toFixed(2)} times as much as at half the size` : '';
    console.log(
      `${columns.map((text) => text.padStart(12)).join('')}   ${each.toFixed(2)} ms a file${ratio}`,
    );
    isWithin &&= growth <= MAX_GROWTH && (files < 1_000 || wall <= LARGE_LIMIT);
    half = each;
  }
  return isWithin;
}
