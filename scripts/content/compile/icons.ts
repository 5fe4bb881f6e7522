import { icons } from 'lucide';
import type { IconShape } from '../../../src/engine/compiled.ts';
import { pascal } from './icon-names.ts';

/** @throws Error for a name that Lucide does not have */
export function compileIcon(name: string): IconShape {
  const shape = (icons as Record<string, IconShape>)[pascal(name)];
  if (!shape) throw new Error(`There is no icon "${name}". Choose one of https://lucide.dev/icons.`);
  return shape;
}
