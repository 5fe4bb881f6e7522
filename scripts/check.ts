import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { checkContent } from './content/check/index.ts';
import { formatFindings } from './content/check/report.ts';
import { CONTENT_DIR, readContent } from './content/read.ts';

// npm run check [-- FOLDER]: exit code 0 when all is well, 1 for an error in content, 2 for a folder that is not there
const root = resolve(process.argv[2] ?? CONTENT_DIR);
const folder = relative(process.cwd(), root).split(sep).join('/') || '.';

if (existsSync(root)) {
  const files = readContent(root);
  const findings = await checkContent(files);
  console.log(formatFindings(findings, { files: files.size, folder }));
  process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
} else {
  console.error(`There is no folder ${folder}.`);
  process.exitCode = 2;
}
