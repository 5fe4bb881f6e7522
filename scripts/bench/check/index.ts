import { pathToFileURL } from 'node:url';
import { measureCold } from './cold.ts';
import { type Growth, measureGrowth } from './growth.ts';

const COLD_LIMIT = 2_000;
const LARGE = { files: 1_000, limit: 10_000 };

/** Twice as many files may take so much more per file, which is none but for the noise of the machine. */
const MOST_GROWTH = 1.3;

function row({ files, wall, cpu }: Growth, half: Growth | undefined): string {
  const columns = [`${files} files`, `${wall.toFixed(0)} ms`, `${cpu.toFixed(0)} ms CPU`];
  const each = `${(cpu / files).toFixed(2)} ms a file`;
  const ratio = half ? `, ${growth({ files, wall, cpu }, half).toFixed(2)} times that of half the size` : '';
  return `${columns.map((column) => column.padStart(12)).join('')}   ${each}${ratio}`;
}

/** By CPU time, which does not depend on what else the machine is doing. */
const growth = (tree: Growth, half: Growth) => tree.cpu / tree.files / (half.cpu / half.files);

/** Prints how long checks take, cold and of large trees, and says whether it is within limits. */
export async function benchCheck(): Promise<boolean> {
  const cold = measureCold();
  console.log(`npm run check of all content, cold: ${cold.toFixed(0)} ms (limit ${COLD_LIMIT} ms)`);
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
