import { icons as lucide } from 'lucide';
import type { Icons } from '#types/content/icons';
import type { IconShape } from '../../../src/engine/compiled.ts';
import type { ContentFiles } from '../read.ts';
import { resolveContent } from '../resolve.ts';
import { pascal } from './icon-names.ts';
import { onlyFile } from './site-texts.ts';

/** Returns the site's own icons by name. Empty if the content has no icon file. */
export function ownIcons(files: ContentFiles): Icons['icons'] {
  const file = onlyFile(files, 'icons');
  return file ? (resolveContent(files, file).value as Icons).icons : {};
}

/** Returns the shape of an icon: the site's own, or Lucide's. */
export function compileIcon(name: string, own: Icons['icons']): IconShape {
  const paths = Object.hasOwn(own, name) ? own[name] : undefined;
  if (paths) return paths.map((d) => ['path', { d }] as const);
  const shape = (lucide as Record<string, IconShape>)[pascal(name)];
  if (!shape) throw new Error(`There is no icon "${name}". Choose one of https://lucide.dev/icons.`);
  return shape;
}
