import type { FormSchema } from '../../engine/compiled.ts';
import { type Path, pointer } from '../../engine/form/paths.ts';
import type { Place, Properties } from '../model.ts';
import type { Command, Scope } from '../protocol.ts';
import type { ValueChange } from './value-changes.ts';

/** Returns the pointer into the resolved content for a path in a form. Undefined for a group of the form itself. */
export function contentPointer({ pointers }: Pick<Properties, 'pointers'>, path: Path): string | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const found = pointers[pointer(path.slice(0, length))];
    if (found !== undefined) return found + pointer(path.slice(length));
  }
  return undefined;
}

/** Returns the place where a property is written, for a path in a form. */
export function writtenPlace(properties: Properties, path: Path): Place | undefined {
  const at = contentPointer(properties, path);
  if (at === undefined) return undefined;
  const property = Object.keys(properties.written).find((each) => `${at}/`.startsWith(`${each}/`));
  const written = property === undefined ? undefined : properties.written[property];
  return written && { ...written, pointer: written.pointer + at.slice((property ?? '').length) };
}

/** Returns the schema of a field, and true if the object around it requires it. */
function fieldAt(form: FormSchema, path: Path): { schema: FormSchema; isRequired: boolean } {
  let schema = form;
  let isRequired = false;
  for (const part of path) {
    isRequired = schema.required?.includes(String(part)) ?? false;
    const inner = typeof part === 'number' ? schema.items : schema.properties?.[part];
    schema = (typeof inner === 'object' && !Array.isArray(inner) ? inner : {}) as FormSchema;
  }
  return { schema, isRequired };
}

/** The property of a form that says if visitors must answer the field. */
const IS_REQUIRED = '/rule/isRequired';

/** Returns the command that makes a change of a form's values in the content. */
export function commandFor(
  properties: Properties,
  form: FormSchema,
  change: ValueChange,
  scopeOf: (at: string) => Scope,
): Command | undefined {
  const { file } = properties.place;
  const at = contentPointer(properties, change.path);
  if (at === undefined) return undefined;
  const place = { file, pointer: at };
  const scope = scopeOf(at);
  switch (change.type) {
    case 'insert':
      return { type: 'insert', place, index: change.index, value: change.value, scope };
    case 'remove':
      return { type: 'remove', place, scope };
    case 'rename':
      return { type: 'rename', place, key: change.key, scope };
    case 'set': {
      if (pointer(change.path) === IS_REQUIRED) {
        const rule = { file, pointer: at.replace(/\/isRequired$/, '') };
        return { type: 'require', place: rule, isRequired: change.value === true };
      }
      const { schema, isRequired } = fieldAt(form, change.path);
      // an empty text that must be there stays in its place, so that typing goes on there
      const isEmptied = change.value === undefined && isRequired && schema.type === 'string';
      return { type: 'set', place, value: isEmptied ? '' : change.value, scope };
    }
  }
}
