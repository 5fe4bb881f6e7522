import { parseArgs } from 'node:util';
import { UsageError } from '../content/usage-error.ts';
import { runCommand, runNpmScript } from '../process.ts';
import { ROOT } from '../root.ts';
import { createWidget } from './create.ts';

// npm run new:widget

const HELP = `npm run new:widget NAME [-- --product]

Creates a working widget with its schema, example, driver and test.
NAME is in lower case, with hyphens between words, such as star-rating.

  --product   creates it in src/ovhc/widgets, for this product only. The default is src/engine/widgets.
  --help      shows this text

Exit code: 0 if the widget was created, 2 if the name can’t be used. Next steps: src/engine/widgets/README.md`;

const OWNERS = { engine: 'all products', product: 'this product only' };

function create(name: string, owner: 'engine' | 'product'): string {
  const files = createWidget(name, owner, ROOT);
  runNpmScript('types');
  runNpmScript('docs');
  const test = files.find((file) => file.endsWith('.test.tsx'));
  return `Created the widget "${name}" for ${OWNERS[owner]}, and updated schemas/REFERENCE.md:\n\n${files.map((file) => `  ${file}`).join('\n')}

Run its test: npx vitest run --project browser ${test}
After a change of its schema, run "npm run types" and "npm run docs".
Next steps: src/engine/widgets/README.md`;
}

const run = async () => {
  const options = { product: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [name = '', ...more] = positionals;
  if (more.length > 0 && !values.help)
    throw new UsageError('One name at a time: npm run new:widget star-rating');
  console.log(values.help ? HELP : create(name, values.product ? 'product' : 'engine'));
  return 0;
};
process.exitCode = await runCommand(run, console.error, `Usage:\n\n${HELP}`);
