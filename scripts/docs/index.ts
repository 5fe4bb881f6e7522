import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { documents } from './documents.ts';

for (const [path, write] of Object.entries(documents)) {
  writeFileSync(join(ROOT, path), await write());
  console.log(`Wrote ${path}`);
}
