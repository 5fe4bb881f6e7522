import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { JSONReport } from '@playwright/test/reporter';
import { ensureChromium } from '../browsers.ts';
import { closest } from '../content/check/did-you-mean.ts';
import { count } from '../content/check/format.ts';
import { requireValidContent } from '../content/check/require-valid-content.ts';
import { CONTENT_DIR, readContent } from '../content/read.ts';
import { UsageError } from '../content/usage-error.ts';
import { runCommand } from '../process.ts';
import { ROOT } from '../root.ts';
import { readCatalogue } from './catalogue/index.ts';
import type { State } from './catalogue/state.ts';
import { referenceFile, screenshotNames, shrinkReferences, unusedReferences } from './references.ts';
import { writeReport } from './report/index.ts';
import { readResults } from './results.ts';

const OUTPUT = join(ROOT, 'dist/gallery/');

const HELP = `Takes a screenshot of every state of the site, compares it with its reference and checks its accessibility.

  npm run gallery                          takes every state
  npm run gallery -- NAME...               takes states whose names begin with NAME: application/payment, quote/age/empty
  npm run gallery -- --accept [NAME...]    makes these screenshots the references in tests/visual/references/
  npm run gallery -- --help                shows this text

The result is the page dist/gallery/index.html. npx playwright test --project=visual runs the same tests.

Exit code: 0 if every state matches its reference, or was accepted, and has no problems; 1 if not; 2 if the command is
not valid, the content has errors or Chromium is missing.`;

const OPTIONS = {
  accept: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Returns the states with a screenshot that starts with a name, or all states. @throws UsageError if a name fits none */
export function selectStates(states: readonly State[], names: readonly string[]): readonly State[] {
  if (names.length === 0) return states;
  const all = states.flatMap(screenshotNames);
  const unknown = names.find((start) => !all.some((name) => name.startsWith(start)));
  if (unknown !== undefined) {
    const folders = [...new Set(all.map((name) => name.replace(/\/[^/]*$/, '')))].sort();
    const meant = closest(unknown, [...folders, ...states.map(({ id }) => id)]);
    const advice = meant ? `Did you mean ${meant}?` : `There are:\n  ${folders.join('\n  ')}`;
    throw new UsageError(`No screenshot has a name that starts with "${unknown}". ${advice}`);
  }
  return states.filter((state) =>
    screenshotNames(state).some((name) => names.some((start) => name.startsWith(start))),
  );
}

/** Runs the visual tests of the states, or of all states if the list is empty. @returns Playwright's report */
async function runTests(states: readonly State[], isUpdate: boolean): Promise<JSONReport> {
  const file = join(OUTPUT, 'report.json');
  const args = [
    ...['playwright', 'test', '--project=visual', '--reporter=line,json'],
    ...(isUpdate ? ['--update-snapshots=changed', '--retries=0'] : ['--update-snapshots=none']),
    ...(states.length > 0 ? ['--grep', `(^| )(${states.map(({ id }) => id).join('|')})$`] : []),
  ];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await once(spawn('npx', args, { cwd: ROOT, stdio: 'inherit', env }), 'exit');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Takes the selected screenshots and writes the page that shows them. @returns true if there are no problems */
async function runGallery(names: readonly string[], isAccepted: boolean, out: (text: string) => void) {
  const started = Date.now();
  await requireValidContent(readContent(), { root: CONTENT_DIR, name: 'content' }, 'it can’t be pictured');
  ensureChromium();
  const catalogue = readCatalogue();
  const states = selectStates(catalogue.states, names);
  out(`Building the site, then ${count(states.length, 'state')}...`);
  rmSync(OUTPUT, { recursive: true, force: true });
  const report = await runTests(names.length > 0 ? states : [], isAccepted);
  const { unexpected = 0 } = report.stats;
  if (isAccepted) await shrinkReferences(states, started);
  // after a failure, a state may be missing by mistake
  if (isAccepted && unexpected === 0)
    for (const name of unusedReferences(catalogue.states)) rmSync(referenceFile(name));

  const results = readResults(report, states);
  writeReport({ ...results, notPictured: catalogue.notPictured }, OUTPUT);
  for (const line of results.summary) out(`  ${line}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const totals = `${count(states.length, 'state')}, ${count(unexpected, 'failure')} in ${seconds} s`;
  out(`\n${totals}: ${join(OUTPUT, 'index.html')}`);
  if (!isAccepted && results.isChanged)
    out('If the changes are as they should be: npm run gallery -- --accept');
  return unexpected === 0 && report.errors.length === 0;
}

/** Runs the command. @returns its exit code, which HELP explains */
export function galleryCommand(
  args: readonly string[],
  { out, err }: Record<'out' | 'err', (text: string) => void>,
): Promise<number> {
  const run = async () => {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
    if (values.help) out(HELP);
    return values.help || (await runGallery(positionals, values.accept, out)) ? 0 : 1;
  };
  return runCommand(run, err, 'See npm run gallery -- --help.');
}
