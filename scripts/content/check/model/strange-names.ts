import type { ContentFile } from '../../read.ts';
import { placeKey } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import { fieldNames } from './field-names.ts';

/**
 * Whether a place stands under a key of a uiSchema that is no field of its form. Nobody knows what was meant there;
 * that the key is wrong is told of by itself.
 */
export function strangeNames(context: CheckContext): (file: ContentFile, pointer: string) => boolean {
  const keys = new Set<string>();
  for (const form of context.parsed.flatMap((file) => context.forms(file))) {
    for (const { isField, where, pointer } of fieldNames(form)) {
      if (isField || where !== 'uiSchema') continue;
      const origin = context.origin(form.file, pointer);
      keys.add(placeKey(origin));
    }
  }
  return (file, pointer) => {
    if (keys.size === 0) return false;
    const origin = context.origin(file, pointer);
    for (let at = origin.pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
      if (keys.has(placeKey({ file: origin.file, pointer: at }))) return true;
    }
    return false;
  };
}
