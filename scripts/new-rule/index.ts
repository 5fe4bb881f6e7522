import { parseArgs } from 'node:util';
import { UsageError } from '../content/usage-error.ts';
import { runCommand, runNpmScript } from '../process.ts';
import { ROOT } from '../root.ts';
import { createRule } from './create.ts';

// npm run new:rule

const HELP = `npm run new:rule NAME

Creates a working rule of the checker with a bad fixture and its docs.
NAME has two or more words in lower case, with hyphens between them, such as postcode-unknown.

  --help   shows this text

Exit code: 0 if the rule was created, 2 if the name can’t be used. Next steps: docs/common-changes.md`;

function create(name: string): string {
  const files = createRule(name, ROOT);
  runNpmScript('docs');
  return `Created the rule "${name}" and updated content/RULES.md:\n\n${files.map((file) => `  ${file}`).join('\n')}

Change its check, message and topic. What a check can ask about content: scripts/content/check/rule.ts
Add a fixture for each way to break the rule, with its diagnostics in expected.json. Then run "npm run docs".
Run its test: npx vitest run --project unit tests/unit/scripts/content/check/rules.test.ts`;
}

const run = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' } },
  });
  const [name = '', ...more] = positionals;
  if (more.length > 0 && !values.help)
    throw new UsageError('One name at a time: npm run new:rule postcode-unknown');
  console.log(values.help ? HELP : create(name));
  return 0;
};
process.exitCode = await runCommand(run, console.error, `Usage:\n\n${HELP}`);
