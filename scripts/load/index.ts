import { CASES, submissions } from './cases.ts';
import { fire, type LoadResult } from './fire.ts';
import { table } from './table.ts';
import { withSite } from './with-site.ts';

/** The seconds that each case runs for, after one second of warm-up. */
const DURATION = 5;
const MANY = 100_000;

async function measure(origin: string): Promise<LoadResult[]> {
  await fetch(`${origin}/sandbox/reset`, { method: 'POST' });
  const results: LoadResult[] = [];
  for (const each of CASES) {
    await fire(origin, each, { duration: 1 });
    results.push(await fire(origin, each, { duration: DURATION }));
  }
  await fire(origin, submissions('warm-up'), { duration: 1 });
  results.push(await fire(origin, submissions('preSubmission, the first'), { duration: DURATION }));
  await fire(origin, submissions('many'), { amount: MANY });
  results.push(await fire(origin, submissions('preSubmission, after 100,000'), { duration: DURATION }));
  return results;
}

/** Returns the rate of the last case divided by that of the one before it. */
function slowing(results: readonly LoadResult[]): number {
  const [first, late] = results.slice(-2);
  return first && late ? late.rate / first.rate : 0;
}

await withSite(process.argv[2], async (origin) => {
  console.log(`Loading ${origin}: about two minutes...\n`);
  const results = await measure(origin);
  console.log(table(results));
  console.log(`\npreSubmission after 100,000: ${slowing(results).toFixed(2)} of its first rate`);
  if (results.some(({ errors }) => errors > 0)) process.exitCode = 1;
});
