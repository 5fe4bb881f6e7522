import type { FileAnswer } from '../../form/form-files.ts';
import { isObject, type Json } from '../../form/paths.ts';
import { formatSize } from './sizes.ts';

/** Returns the names and sizes of the files: passport.pdf (1.2 MB), visa.pdf (80 KB). */
export function display(value: Json): string | undefined {
  const files = Array.isArray(value) ? value.filter(isObject) : [];
  return (files as FileAnswer[]).map(({ name, size }) => `${name} (${formatSize(size)})`).join(', ');
}
