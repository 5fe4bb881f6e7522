import { icons } from 'lucide';
import type { IconShape } from '../../../src/engine/compiled.ts';

const pascal = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());

/** Whether there is an icon of that name, `heart-pulse` for Lucide's HeartPulse. */
export function isIcon(name: string): boolean {
  return Object.hasOwn(icons, pascal(name));
}

/** @throws Error for a name that Lucide does not have */
export function compileIcon(name: string): IconShape {
  const shape = (icons as Record<string, IconShape>)[pascal(name)];
  if (!shape) throw new Error(`There is no icon "${name}". Choose one of https://lucide.dev/icons.`);
  return shape;
}
