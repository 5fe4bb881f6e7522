import { spawnSync } from 'node:child_process';
import { UsageError } from '../content/usage-error.ts';
import { ROOT } from '../root.ts';
import { createRule } from './create.ts';

// npm run new:rule NAME. Exit code: 0 if the rule was created, 2 if the name was rejected and nothing was written.

function updateDocs(): void {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'docs'], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run docs failed:\n${stderr}`);
}

try {
  const [name = '', ...others] = process.argv.slice(2);
  if (others.length > 0) throw new UsageError('Name one rule at a time: npm run new:rule postcode-unknown');
  const files = createRule(name, ROOT);
  updateDocs();
  console.log(`The rule "${name}" works. Its files:\n`);
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Change its check, message and topic. What a check can ask about content: scripts/content/check/rule.ts
Add a fixture for each way to break the rule, with its diagnostics in expected.json. Then run "npm run docs".
Test it: npx vitest run --project unit tests/unit/scripts/content/check/rules.test.ts`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
