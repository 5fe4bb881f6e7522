import { resolve } from 'node:path';
import { CONTENT_DIR, type ContentFiles } from '../read.ts';
import { UsageError } from '../usage-error.ts';
import { count } from './format.ts';
import { checkContent } from './index.ts';

/**
 * Checks the content that a command is about to use.
 * @param impossible what the errors prevent: `its journeys can’t be searched`
 * @throws UsageError if there are errors
 */
export async function requireValidContent(
  files: ContentFiles,
  { root, name }: { root: string; name: string },
  impossible: string,
): Promise<void> {
  const errors = (await checkContent(files)).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const check = resolve(root) === resolve(CONTENT_DIR) ? 'npm run check' : `npm run check -- ${name}`;
  throw new UsageError(
    `${name} has ${count(errors.length, 'error')}, so ${impossible}. Run ${check} to see what to do.`,
  );
}
