import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { once } from '../memo.ts';

const require = createRequire(import.meta.url);
const LUCIDE = require.resolve('lucide');
const SHAPES = join(dirname(LUCIDE), '..', 'esm', 'icons');

/** Returns the name of a Lucide icon in code: HeartPulse for `heart-pulse`. */
export const pascal = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());

const files = once(() => new Set(readdirSync(SHAPES)));

function icons(): object {
  const lucide: { icons: object } = require(LUCIDE);
  return lucide.icons;
}

/** Returns true if Lucide has an icon with that name: `heart-pulse` for HeartPulse. */
export function isIcon(name: string): boolean {
  // loading all shapes takes longer than checking all content
  return files().has(`${name}.mjs`) || Object.hasOwn(icons(), pascal(name));
}

/** Lists all icons by their names in content: `heart-pulse` for HeartPulse. */
export const iconNames = once((): readonly string[] => {
  const dashed = Object.keys(icons()).map((name) =>
    name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').replace(/([A-Z])([A-Z])/g, '$1-$2'),
  );
  return dashed.map((name) => name.toLowerCase()).filter((name) => Object.hasOwn(icons(), pascal(name)));
});
