import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContent } from '../../content/read.ts';
import { TIME_ZONE } from './fixed-clock.ts';
import { manualStates } from './manual/index.ts';
import type { Catalogue } from './state.ts';

const FILE = 'DERIVED_STATES';

/**
 * Derives the states of the content at the fixed time. This takes seconds, so it is done once, in a separate
 * process. Child processes, such as Playwright's workers, read the resulting file.
 */
function derivedStates(): Catalogue {
  if (!process.env[FILE]) {
    const folder = mkdtempSync(join(tmpdir(), 'visual-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'states.json');
    const script = fileURLToPath(new URL('write-derived.ts', import.meta.url));
    const env = { ...process.env, TZ: TIME_ZONE };
    execFileSync(process.execPath, ['--import', 'tsx', script, file], { env, stdio: 'inherit' });
    process.env[FILE] = file;
  }
  return JSON.parse(readFileSync(process.env[FILE], 'utf8'));
}

/** Returns all states of the site. */
export function readCatalogue(): Catalogue {
  const derived = derivedStates();
  const manual = manualStates(readContent(), derived.states);
  return {
    states: [...derived.states, ...manual.states],
    notPictured: [...derived.notPictured, ...manual.notPictured],
  };
}
