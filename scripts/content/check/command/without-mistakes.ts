import { resolve } from 'node:path';
import { CONTENT_DIR, type ContentFiles } from '../../read.ts';
import { UsageError } from '../../usage-error.ts';
import { checkContent } from '../index.ts';
import { count } from '../wording.ts';

/** A folder of content, and what it is called in messages. */
export interface ContentFolder {
  root: string;
  name: string;
}

/**
 * Checks content that something else is to be made of.
 *
 * @param impossible what can't be done while there are mistakes: `its journeys can’t be walked`
 * @throws UsageError where there are any, which says how to find them
 */
export async function withoutMistakes(
  files: ContentFiles,
  { root, name }: ContentFolder,
  impossible: string,
): Promise<void> {
  const errors = (await checkContent(files)).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const check = resolve(root) === resolve(CONTENT_DIR) ? 'npm run check' : `npm run check -- ${name}`;
  throw new UsageError(
    `${name} has ${count(errors.length, 'mistake')}, so ${impossible}. ${check} says what to do.`,
  );
}
