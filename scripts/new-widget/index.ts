import { spawnSync } from 'node:child_process';
import { ROOT } from '../root.ts';
import { createWidget, WidgetRefused } from './create.ts';

// npm run new:widget NAME: exit code 0 when the widget was made, 2 when its name was refused and nothing was written

/** Runs one of the repository's npm scripts; what it says is told only where it fails. */
function runScript(script: string): void {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', script], { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm run ${script} failed:\n${stderr}`);
}

const [name = '', ...others] = process.argv.slice(2);
try {
  if (others.length > 0) throw new WidgetRefused('One name at a time: npm run new:widget star-rating');
  const files = createWidget(name, ROOT);
  runScript('types');
  runScript('docs');
  console.log(`The widget "${name}" works. It is made of:\n`);
  for (const file of files) console.log(`  ${file}`);
  console.log(`
Change its schema and run "npm run types": the component sees the new options.
Its own tests: npx vitest run --project browser tests/browser/engine/widgets/${name}.test.tsx
What a widget is told and has to do: src/engine/widgets/README.md`);
} catch (error) {
  if (!(error instanceof WidgetRefused)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
