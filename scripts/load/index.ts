import { run } from '../process.ts';
import { DIST } from '../site/build.ts';
import { readBuilds } from '../site/publish.ts';
import { formatTable } from '../table.ts';
import { casesFor, fire, submissions } from './cases.ts';
import { type Server, startServers } from './servers.ts';

/** The duration of each case in seconds, after one second of warm-up. */
const DURATION = 5;

type Result = Awaited<ReturnType<typeof fire>>;

async function measure(origin: string, each: Parameters<typeof fire>[1]): Promise<Result> {
  await fire(origin, each, { duration: 1 });
  return fire(origin, each, { duration: DURATION });
}

const perSecond = ({ rate }: Result) => Math.round(rate).toLocaleString('en-AU');

/** Fails the command for broken connections, timeouts and 5xx answers, and says how many there were. */
function failIfWrong(results: readonly Result[]): void {
  for (const { name, errors } of results)
    if (errors > 0) {
      console.error(`${name}: ${errors} errors`);
      process.exitCode = 1;
    }
}

/** Measures each case on all servers, one after the other, so that the figures can be compared. */
async function compare(servers: readonly Server[]): Promise<void> {
  const [newest] = readBuilds(DIST);
  const find = (pattern: RegExp) => {
    const file = newest?.files.find((name) => pattern.test(name));
    if (!file) throw new Error(`The site in ${DIST} has no file like ${pattern}. Build it: npm run build`);
    return `/${file}`;
  };
  const cases = casesFor(find(/^assets\/core-[^/]*\.js$/), find(/^assets\/content\/quote-[\w-]{8}\.js$/));
  const head = ['requests/s (p99 in ms)', ...servers.map(({ name }) => name), 'status'];
  const rows: string[][] = [];
  for (const each of cases) {
    const results: Result[] = [];
    for (const { origin } of servers) results.push(await measure(origin, each));
    failIfWrong(results);
    const cells = results.map((result) => `${perSecond(result)} (${result.p99})`);
    rows.push([each.name, ...cells, results.map(({ statuses }) => statuses).join(' / ')]);
  }
  console.log(formatTable([head, ...rows], [0]));
}

/** Measures how the sandbox takes applications, when it has none and when it has many. */
async function measureSubmissions(origin: string): Promise<void> {
  await fetch(`${origin}/sandbox/reset`, { method: 'POST' });
  const first = await measure(origin, submissions('at first'));
  await fire(origin, submissions('many'), { amount: 100_000 });
  const late = await fire(origin, submissions('after 100,000'), { duration: DURATION });
  failIfWrong([first, late]);
  const ratio = (late.rate / first.rate).toFixed(2);
  console.log(
    `\npreSubmission: ${perSecond(first)} a second at first, ${perSecond(late)} after 100,000 (${ratio}).`,
  );
}

run(async () => {
  const given = process.argv[2];
  if (given) {
    const origin = given.replace(/\/$/, '');
    await compare([{ name: origin, origin, close: async () => {} }]);
    return measureSubmissions(origin);
  }
  const { site, nginx, hello } = await startServers();
  const servers = [hello, nginx, site];
  try {
    console.log('Loading each server: about five minutes...\n');
    await compare(servers);
    await measureSubmissions(site.origin);
  } finally {
    await Promise.all(servers.map(({ close }) => close()));
  }
});
