import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../../../scripts/root.ts';

/** Copies what `npm start` needs to a folder, so that its content and its build are its own. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const names = ['content', 'generated', 'public', 'schemas', 'scripts', 'src'];
  for (const name of [...names, 'package.json', 'THIRD-PARTY.md', 'tsconfig.json', 'vite.config.ts'])
    cpSync(join(ROOT, name), join(root, name), { recursive: true });
  // a cache of its own
  mkdirSync(join(root, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.'))
      symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  return root;
}
