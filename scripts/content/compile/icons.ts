import { icons } from 'lucide';
import type { IconShape } from '../../../src/engine/compiled.ts';

const pascal = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());

/** Whether there is an icon of that name, `heart-pulse` for Lucide's HeartPulse. */
export function isIcon(name: string): boolean {
  return Object.hasOwn(icons, pascal(name));
}

/** Every icon by the name that content uses: `heart-pulse` for HeartPulse. */
export function iconNames(): string[] {
  const names = Object.keys(icons).map((name) =>
    name
      .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
      .replace(/([A-Z])([A-Z])/g, '$1-$2')
      .toLowerCase(),
  );
  return names.filter(isIcon);
}

/** @throws Error for a name that Lucide does not have */
export function compileIcon(name: string): IconShape {
  const shape = (icons as Record<string, IconShape>)[pascal(name)];
  if (!shape) throw new Error(`There is no icon "${name}". Choose one of https://lucide.dev/icons.`);
  return shape;
}
