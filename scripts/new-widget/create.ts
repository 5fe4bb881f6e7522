import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Owner, owners, widgetFiles } from './templates.ts';

/** The reason why no widget was created. */
export class WidgetRefused extends Error {}

/** Longer names would break lines in the templates. */
const MAX_LENGTH = 30;

function refusal(name: string, root: string): string | undefined {
  if (name === '') return 'Name the widget: npm run new:widget star-rating';
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    return `"${name}" can’t be a widget’s name. Use lower-case words with hyphens between them, such as star-rating.`;
  }
  if (name.length > MAX_LENGTH) return `"${name}" is too long. Use at most ${MAX_LENGTH} letters.`;
  const taken = Object.values(owners).some(({ widgets }) => existsSync(join(root, widgets, name)));
  if (taken) return `There is already a widget "${name}". Choose another name.`;
  if (existsSync(join(root, 'schemas/widgets', `${name}.schema.json`))) {
    return `schemas/widgets/ already has "${name}". Choose another name.`;
  }
  return undefined;
}

/**
 * Creates a working widget: component, style, driver, option schema, example form and test.
 * @returns the paths of its files from the repository's root
 * @throws WidgetRefused if the name is invalid or taken. No file is written then.
 */
export function createWidget(name: string, owner: Owner, root: string): string[] {
  const reason = refusal(name, root);
  if (reason) throw new WidgetRefused(reason);
  const files = widgetFiles(name, owner);
  for (const path of files.keys()) {
    if (existsSync(join(root, path)))
      throw new WidgetRefused(`There is already ${path}. Choose another name.`);
  }
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return [...files.keys()];
}
