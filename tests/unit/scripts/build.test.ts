import { expect, test } from 'vitest';
import { Child } from './support/child.ts';

test.each([
  [['--keep', '0'], '--keep is "0". Use a number of builds from 1 to 100.\n'],
  [['--kept', '3'], "Unknown option '--kept'. Use npm run build, or npm run build -- --keep 5.\n"],
])('npm run build -- %j ends with what to do', async (args, message) => {
  const build = new Child(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...args]);
  expect(await build.exit).toBe(2);
  expect(build.output).toBe(message);
});
