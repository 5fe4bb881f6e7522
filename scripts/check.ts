import { existsSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { checkContent } from './content/check/index.ts';
import { formatFindings } from './content/check/report.ts';
import { CONTENT_DIR, readContent } from './content/read.ts';

// npm run check [-- FOLDER]: exit code 0 when all is well, 1 for an error in content, 2 for no folder of content
const root = resolve(process.argv[2] ?? CONTENT_DIR);
const folder = relative(process.cwd(), root).split(sep).join('/') || '.';

const isFolder = existsSync(root) && statSync(root).isDirectory();
const files = isFolder ? readContent(root) : undefined;

if (files && files.size > 0) {
  const findings = await checkContent(files);
  console.log(formatFindings(findings, { files: files.size, folder }));
  process.exitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
} else {
  const nothing = files ? `There is no content in ${folder}.` : `There is no folder ${folder}.`;
  console.error(`${nothing} Name the folder of a whole site's content, or none for content/.`);
  process.exitCode = 2;
}
