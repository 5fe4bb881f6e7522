import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../root.ts';
import { formatTable } from '../table.ts';
import { CASES, fire, submissions } from './cases.ts';

/** The duration of each case in seconds, after one second of warm-up. */
const DURATION = 5;
const HEAD = ['', 'requests/s', 'p99 ms', 'errors', 'status'];

async function measure(origin: string) {
  await fetch(`${origin}/sandbox/reset`, { method: 'POST' });
  const results: Awaited<ReturnType<typeof fire>>[] = [];
  for (const each of [...CASES, submissions('preSubmission, at first')]) {
    await fire(origin, each, { duration: 1 });
    results.push(await fire(origin, each, { duration: DURATION }));
  }
  await fire(origin, submissions('many'), { amount: 100_000 });
  const late = await fire(origin, submissions('preSubmission, after 100,000'), { duration: DURATION });
  return [...results, late];
}

async function report(origin: string): Promise<void> {
  console.log(`Loading ${origin}: about two minutes...\n`);
  const results = await measure(origin);
  const rows = results.map(({ name, rate, p99, errors, statuses }) => {
    const perSecond = Math.round(rate).toLocaleString('en-AU');
    return [name, perSecond, String(p99), String(errors), statuses];
  });
  console.log(formatTable([HEAD, ...rows], [0]));
  const [first, late] = results.slice(-2);
  const ratio = first && late ? late.rate / first.rate : 0;
  console.log(`\npreSubmission after 100,000: ${ratio.toFixed(2)} of its first rate`);
  if (results.some(({ errors }) => errors > 0)) process.exitCode = 1;
}

async function withSite(work: (origin: string) => Promise<void>): Promise<void> {
  const site = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    site.stdout.on('data', (text: Buffer) => String(text).includes('The site is up') && resolve());
    site.once('exit', () => reject(new Error('The site did not start. See above for the reason.')));
  });
  try {
    await work(`http://127.0.0.1:${process.env.PORT ?? 8080}`);
  } finally {
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
}

const given = process.argv[2];
await (given ? report(given.replace(/\/$/, '')) : withSite(report));
