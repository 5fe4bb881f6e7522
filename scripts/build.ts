import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from './content/usage-error.ts';
import { runCommand } from './process.ts';
import { ROOT } from './root.ts';
import { checkSettings } from './settings.ts';
import { buildSite } from './site/build.ts';
import { KEPT_BUILDS } from './site/publish.ts';

const MAX_KEPT = 100;
const USAGE = 'Use npm run build, or npm run build -- --keep 5.';

/** Reads the number of builds to keep. @throws UsageError if it is not a number from 1 to 100 */
function readKeep(given: string): number {
  const keep = Number(given);
  if (Number.isInteger(keep) && keep >= 1 && keep <= MAX_KEPT) return keep;
  throw new UsageError(`--keep is "${given}". Use a number of builds from 1 to ${MAX_KEPT}.`);
}

process.exitCode = await runCommand(
  async () => {
    const { values } = parseArgs({ options: { keep: { type: 'string', default: String(KEPT_BUILDS) } } });
    const keep = readKeep(values.keep);
    checkSettings();
    await buildSite({ keep, hosting: join(ROOT, 'hosting') });
    return 0;
  },
  console.error,
  USAGE,
);
