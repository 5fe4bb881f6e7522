import type { FormSchema } from '../../compiled.ts';
import { withDefaults } from '../../form/defaults.ts';
import { constantsOf } from '../../form/kinds.ts';
import type { Json } from '../../form/paths.ts';

/** Returns the value that a kind starts with. Undefined if there is nothing to answer it with yet. */
export function firstValue(kind: FormSchema): Json | undefined {
  if (kind.default !== undefined || kind.type !== 'object') return kind.default as Json | undefined;
  return withDefaults(kind, constantsOf(kind));
}
