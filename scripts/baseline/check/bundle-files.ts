import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleCardForm } from '../../sandbox/card-frame/bundle.ts';
import { readBuilds } from '../../site/publish.ts';

const CODE = /\.(js|css)$/;

/**
 * Returns the scripts and stylesheets that browsers load: those of the site's newest build, and the card form's.
 * @throws Error where the site is not built
 */
export async function bundleFiles(dist: string): Promise<Map<string, string>> {
  const [build] = readBuilds(dist);
  if (!build) throw new Error(`There is no site in ${dist}. Build it first: npm run build`);
  const names = build.files.filter((name) => CODE.test(name));
  const files = new Map(names.map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
  for (const [name, { body }] of (await bundleCardForm()).files)
    if (CODE.test(name)) files.set(`card-form/${name}`, String(body));
  return files;
}
