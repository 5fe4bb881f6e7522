import { relative, sep } from 'node:path';
import type { Rolldown } from 'vite';
import { ROOT } from '../root.ts';

/** A module of which something reaches the browser. */
export interface ShippedModule {
  /** from the repository's root */
  path: string;
  /** what of it others import; what nobody imports does not ship */
  exports: readonly string[];
}

/** The modules that a build's scripts are made of. */
export function shippedModules({ output }: Rolldown.RolldownOutput): ShippedModule[] {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  return modules
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id, { renderedExports }]) => ({
      path: relative(ROOT, id).split(sep).join('/'),
      exports: renderedExports,
    }));
}
