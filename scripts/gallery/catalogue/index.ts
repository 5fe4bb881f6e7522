import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContent } from '../../content/read.ts';
import { fillForm } from './fill-form.ts';
import { TIME_ZONE } from './fixed-clock.ts';
import { manualStates } from './manual/index.ts';
import type { Catalogue, DerivedState, State } from './state.ts';

const FILE = 'DERIVED_STATES';

/**
 * Derives the states of content at the fixed time, in a process of its own, which takes seconds. The processes that this
 * one starts, Playwright's workers among them, read its file.
 */
function derivedStates(): Catalogue<DerivedState> {
  const known = process.env[FILE];
  if (known) return JSON.parse(readFileSync(known, 'utf8')) as Catalogue<DerivedState>;
  const folder = mkdtempSync(join(tmpdir(), 'visual-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'states.json');
  const script = fileURLToPath(new URL('write-derived.ts', import.meta.url));
  execFileSync(process.execPath, ['--import', 'tsx', script, file], {
    env: { ...process.env, TZ: TIME_ZONE },
    stdio: 'inherit',
  });
  process.env[FILE] = file;
  return JSON.parse(readFileSync(file, 'utf8')) as Catalogue<DerivedState>;
}

function withAct({ form, opener, filling, ...state }: DerivedState): State {
  return {
    ...state,
    async act({ page }) {
      const scope = page.locator(form);
      if (opener) await page.locator(opener).click();
      if (opener) await scope.waitFor();
      await fillForm(page, scope, filling);
    },
  };
}

/** Returns every state of the site that is pictured, and what is in none. @throws UsageError for a manual state that shows a text that content no longer has */
export function readCatalogue(): Catalogue {
  const derived = derivedStates();
  const manual = manualStates(readContent(), derived.states);
  return {
    states: [...derived.states.map(withAct), ...manual.states],
    notPictured: [...derived.notPictured, ...manual.notPictured],
  };
}
