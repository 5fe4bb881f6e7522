import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCardForm } from '../../sandbox/card-frame/bundle.ts';

const CODE = /\.(js|css)$/;

/**
 * Returns the scripts and stylesheets that browsers load: those of the built site, and the card form's.
 * @throws Error where the site is not built
 */
export async function bundleFiles(dist: string): Promise<Map<string, string>> {
  if (!existsSync(dist)) throw new Error(`There is no ${dist}. Build the site first: npm run build`);
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => CODE.test(name));
  const files = new Map(names.map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
  for (const [name, { body }] of (await bundleCardForm()).files)
    if (CODE.test(name)) files.set(`card-form/${name}`, String(body));
  return files;
}
