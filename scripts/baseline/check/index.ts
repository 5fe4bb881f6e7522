import { DIST } from '../../site/build.ts';
import { OLDEST_BROWSERS } from '../oldest-browsers.ts';
import { ALLOWED } from './allowed.ts';
import { bundleFiles } from './bundle-files.ts';
import { checkFiles } from './check-files.ts';
import { reportWords } from './words.ts';

const files = await bundleFiles(DIST);
const report = checkFiles(files, ALLOWED);
const browsers = OLDEST_BROWSERS.map(({ browser, version }) => `${browser} ${version}`).join(', ');
if (report.findings.length + report.unused.length > 0) {
  console.error(reportWords(report));
  process.exitCode = 1;
} else console.log(`${files.size} files use nothing that is newer than ${browsers}`);
