import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCardForm } from '../sandbox/card-frame/bundle.ts';
import { DIST } from '../site/build.ts';
import { readBuilds } from '../site/publish.ts';
import { ALLOWED, checkFiles, formatReport } from './check.ts';
import { OLDEST_BROWSERS } from './oldest-browsers.ts';

const CODE = /\.(js|css)$/;

async function readBundles(dist: string): Promise<Map<string, string>> {
  const [build] = readBuilds(dist);
  if (!build) throw new Error(`There is no site in ${dist}. Build it first: npm run build`);
  const names = build.files.filter((name) => CODE.test(name));
  const files = new Map(names.map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
  for (const [name, { body }] of (await bundleCardForm()).files)
    if (CODE.test(name)) files.set(`card-form/${name}`, String(body));
  return files;
}

const files = await readBundles(DIST);
const report = checkFiles(files, ALLOWED);
if (report.problems.length + report.unused.length > 0) {
  console.error(formatReport(report));
  process.exitCode = 1;
} else {
  const browsers = OLDEST_BROWSERS.map(({ browser, version }) => `${browser} ${version}`).join(', ');
  console.log(`${files.size} files use nothing that is newer than ${browsers}`);
}
