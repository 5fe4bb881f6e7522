import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkContent } from '../../content/check/index.ts';
import { readContent } from '../../content/read.ts';
import { ROOT } from '../../root.ts';
import { median } from '../median.ts';
import { NAMES, writeTree } from './tree.ts';

const COLD_ROUNDS = 5;

function timeOnce(): number {
  const start = performance.now();
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'check'], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run check has failed: ${stdout}`);
  return performance.now() - start;
}

function measureCold(): number {
  return median(Array.from({ length: COLD_ROUNDS }, timeOnce));
}

const SIZES = [250, 500, 1_000];
const ROUNDS = 3;

interface Growth {
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
      throw new Error(`The tree is invalid: ${finding?.file} ${finding?.message}`);
    return { files, wall, cpu: (user + system) / 1000 };
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Times every size in every round, so that other load on the machine affects all sizes. */
async function measureGrowth(): Promise<Growth[]> {
  // not measured: what is done once for all checks
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

const COLD_LIMIT = 2_000;
const LARGE = { files: 1_000, limit: 10_000 };

/** The maximum ratio of the time per file to that at half the size. It should be 1, but machines are noisy. */
const MOST_GROWTH = 1.3;

function row({ files, wall, cpu }: Growth, half: Growth | undefined): string {
  const columns = [`${files} files`, `${wall.toFixed(0)} ms`, `${cpu.toFixed(0)} ms CPU`];
  const each = `${(cpu / files).toFixed(2)} ms a file`;
  const ratio = half
    ? `, ${growth({ files, wall, cpu }, half).toFixed(2)} times as much as at half the size`
    : '';
  return `${columns.map((column) => column.padStart(12)).join('')}   ${each}${ratio}`;
}

/** Compares CPU times, which other programs hardly affect. */
const growth = (tree: Growth, half: Growth) => tree.cpu / tree.files / (half.cpu / half.files);

/** Prints the time of checks, cold and of large trees. Returns true if it is within the limits. */
export async function benchCheck(): Promise<boolean> {
  const cold = measureCold();
  console.log(`npm run check, cold: ${cold.toFixed(0)} ms (limit ${COLD_LIMIT} ms)`);
  const trees = await measureGrowth();
  for (const [index, tree] of trees.entries()) console.log(row(tree, trees[index - 1]));
  const large = trees.find(({ files }) => files === LARGE.files);
  const isLinear = trees.every((tree, index) => {
    const half = trees[index - 1];
    return !half || growth(tree, half) <= MOST_GROWTH;
  });
  return cold <= COLD_LIMIT && large !== undefined && large.wall <= LARGE.limit && isLinear;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !(await benchCheck()))
  process.exitCode = 1;
