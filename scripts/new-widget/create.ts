import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { refusal } from './name.ts';
import { widgetFiles } from './templates.ts';

/** A widget that was not made: its message says why, and nothing was written. */
export class WidgetRefused extends Error {}

/**
 * Writes a widget that works: its code and style, the schema of its options, an example form and the test of it.
 *
 * @returns the paths of its files from the repository's root
 * @throws WidgetRefused for a name that cannot be one or is taken
 */
export function createWidget(name: string, root: string): string[] {
  const reason = refusal(name, root);
  if (reason) throw new WidgetRefused(reason);
  const files = widgetFiles(name);
  for (const path of files.keys()) {
    if (existsSync(join(root, path)))
      throw new WidgetRefused(`There is ${path} already. Choose another name.`);
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...files.keys()];
}
