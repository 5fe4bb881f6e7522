import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSchema, SCHEMAS_DIR } from '../../../schemas/read.ts';
import { memo } from '../../memo.ts';

/**
 * The keywords by which an answer can fail that people give by a widget, as "failsBy" in its schema says: who chooses
 * from a list cannot give what is not in it.
 */
export const failsBy: (widget: string) => readonly string[] = memo((widget: string) => {
  const path = join(SCHEMAS_DIR, 'widgets', `${widget}.schema.json`);
  const keywords = existsSync(path) ? readSchema(path).failsBy : undefined;
  return Array.isArray(keywords) ? keywords.map(String) : [];
});
