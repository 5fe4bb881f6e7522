import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { ensureChromium } from '../browsers.ts';
import { closest } from '../content/check/did-you-mean.ts';
import { count } from '../content/check/format.ts';
import { requireValidContent } from '../content/check/require-valid-content.ts';
import { CONTENT_DIR, readContent } from '../content/read.ts';
import { UsageError } from '../content/usage-error.ts';
import { ROOT } from '../root.ts';
import { readCatalogue } from './catalogue/index.ts';
import type { State } from './catalogue/state.ts';
import { referenceFile, screenshotNames, shrinkReference, unusedReferences } from './references.ts';
import { writeReport } from './report/index.ts';
import { readResults } from './results.ts';

const OUTPUT = join(ROOT, 'dist/gallery/');

/**
 * Selects the states with a screenshot whose name starts as asked; all of them where nothing is asked.
 *
 * @throws UsageError for a name that nothing starts with
 */
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

/** Runs the visual tests of the states, or of all where none is given. @returns Playwright's report */
async function runTests(states: readonly State[], isUpdate: boolean): Promise<JSONReport> {
  const file = join(OUTPUT, 'report.json');
  const args = [
    ...['playwright', 'test', '--project=visual', '--reporter=line,json'],
    ...(isUpdate ? ['--update-snapshots=changed', '--retries=0'] : ['--update-snapshots=none']),
    ...(states.length > 0 ? ['--grep', `(^| )(${states.map(({ id }) => id).join('|')})$`] : []),
  ];
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await once(spawn('npx', args, { cwd: ROOT, stdio: 'inherit', env }), 'exit');
  return JSON.parse(readFileSync(file, 'utf8')) as JSONReport;
}

/** Shrinks the references that were written since a time. */
async function shrinkReferences(states: readonly State[], since: number): Promise<void> {
  const changedAt = (name: string) => statSync(referenceFile(name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const written = states.flatMap(screenshotNames).filter((name) => changedAt(name) >= since);
  for (const name of written) await shrinkReference(name);
}

function checkChromium(): void {
  try {
    ensureChromium();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Runs the visual tests of the states that are asked for, and writes the page that shows them.
 *
 * @returns true when every state is as accepted, or is now, and nothing is wrong with it
 * @throws UsageError where nothing can be pictured, with what to do
 */
export async function runGallery(
  { accept, names }: { accept: boolean; names: readonly string[] },
  out: (text: string) => void,
): Promise<boolean> {
  const started = Date.now();
  await requireValidContent(readContent(), { root: CONTENT_DIR, name: 'content' }, 'it can’t be pictured');
  checkChromium();
  const catalogue = readCatalogue();
  const states = selectStates(catalogue.states, names);
  out(`Building the site, then ${count(states.length, 'state')}...`);
  rmSync(OUTPUT, { recursive: true, force: true });
  const report = await runTests(names.length > 0 ? states : [], accept);
  const { unexpected = 0 } = report.stats;
  if (accept) await shrinkReferences(states, started);
  // after a failure a state may only seem to be gone
  if (accept && unexpected === 0)
    for (const name of unusedReferences(catalogue.states)) rmSync(referenceFile(name));

  const results = readResults(report, states);
  writeReport({ ...results, notPictured: catalogue.notPictured }, OUTPUT);
  for (const line of results.summary) out(`  ${line}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  out(
    `\n${count(states.length, 'state')}, ${count(unexpected, 'failure')} in ${seconds} s: ${join(OUTPUT, 'index.html')}`,
  );
  if (!accept && results.isChanged) out('If the changes are as they should be: npm run gallery -- --accept');
  return unexpected === 0 && report.errors.length === 0;
}
