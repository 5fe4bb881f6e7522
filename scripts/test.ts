import { spawnSync } from 'node:child_process';
import { ensureChromium } from './browsers.ts';

const SCRIPTS = [
  ...['types', 'lint', 'typecheck', 'check', 'journeys', 'test:unit', 'test:browser'],
  ...['build', 'size', 'baseline', 'test:e2e'],
];

process.env.CHROMIUM_PATH = ensureChromium();

const failed: string[] = [];
for (const script of SCRIPTS) {
  const started = Date.now();
  console.log(`\n── ${script}`);
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
  if (status !== 0) failed.push(script);
  console.log(
    `── ${script} ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${SCRIPTS.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
