import type { FormSchema } from '../../engine/compiled.ts';
import { kindsOf } from '../../engine/form/kinds.ts';
import { isObject, type Path, pointer } from '../../engine/form/paths.ts';
import { schemasAround } from '../../engine/form/schema.ts';
import type { Place, Properties } from '../model.ts';
import type { Command, Scope } from '../protocol.ts';
import type { ValueChange } from './value-changes.ts';

/**
 * Returns the place of a path in a form: in the resolved content, and where it is written. Undefined for a group of the
 * form itself.
 */
export function placesOf(
  { place, pointers, written }: Properties,
  path: Path,
): { place: Place; written: Place | undefined } | undefined {
  const at = pointer(path);
  // the last one, because a group comes after the form's own properties
  const found = Object.entries(pointers).findLast(([each]) => `${at}/`.startsWith(`${each}/`));
  if (!found) return undefined;
  const [property, content] = found;
  const rest = at.slice(property.length);
  const there = written[content];
  return {
    place: { file: place.file, pointer: content + rest },
    written: there && { ...there, pointer: there.pointer + rest },
  };
}

/** Returns true if a field has a text that its object requires, or that is an entry of a map. */
function isRequiredText(form: FormSchema, path: Path): boolean {
  const name = String(path.at(-1));
  const around = schemasAround(form, path).flatMap((each) => [each, ...kindsOf(each)]);
  return around.some(({ required = [], properties = {}, additionalProperties }) => {
    const field = properties[name] ?? additionalProperties;
    return (required.includes(name) || !(name in properties)) && isObject(field) && field.type === 'string';
  });
}

/** Returns the command that makes a change of a form's values in the content. */
export function commandFor(
  properties: Properties,
  form: FormSchema,
  change: ValueChange,
  scopeOf: (at: string) => Scope,
): Command | undefined {
  const { place } = placesOf(properties, change.path) ?? {};
  if (!place) return undefined;
  const scope = scopeOf(place.pointer);
  const { path, ...parts } = change;
  if (parts.type !== 'set') return { ...parts, place, scope };
  // says if visitors must answer the field
  if (pointer(path) === '/rule/isRequired') {
    const rule = { ...place, pointer: place.pointer.replace(/\/isRequired$/, '') };
    return { type: 'require', place: rule, isRequired: parts.value === true };
  }
  // an empty text that must be there stays in its place, so that typing goes on there
  const value = parts.value ?? (isRequiredText(form, path) ? '' : undefined);
  return { type: 'set', place, value, scope };
}
