import { spawnSync } from 'node:child_process';
import { ensureChromium } from './browsers.ts';

const STAGES = [
  'types',
  'lint',
  'typecheck',
  'check',
  'journeys',
  'test:unit',
  'test:browser',
  'build',
  'size',
  'baseline',
  'test:e2e',
];

process.env.CHROMIUM_PATH = ensureChromium();

const failed: string[] = [];
for (const stage of STAGES) {
  const started = Date.now();
  console.log(`\n── ${stage}`);
  const { status } = spawnSync('npm', ['run', '--silent', stage], { stdio: 'inherit' });
  if (status !== 0) failed.push(stage);
  console.log(
    `── ${stage} ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${STAGES.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
