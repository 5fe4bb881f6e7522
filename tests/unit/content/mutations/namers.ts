import { pointerParts } from '../../../../scripts/content/read.ts';
import { itemsOf } from './find.ts';
import type { Content } from './mistake.ts';
import type { Place } from './places.ts';

/** Returns the field names on the path to a part of a schema: `["dependants", "items", "DOB"]`. */
function namesIn(parts: readonly string[]): string[] {
  return parts.flatMap((part, index) => {
    if (parts[index - 1] === 'properties') return [part];
    return part === 'items' ? [part] : [];
  });
}

/** Returns the form or shared definition, and the field, that a pointer into a schema or uiSchema refers to. */
function fieldAt({ file, pointer }: Place, up = 0): string[] {
  const parts = pointerParts(pointer);
  const isShared = file.kind === 'fields';
  const at = isShared ? 1 : parts.findIndex((part) => part === 'schema' || part === 'uiSchema');
  const isUi = parts[isShared ? 0 : at] === (isShared ? 'ui' : 'uiSchema');
  const form = isShared ? parts.slice(1, 2) : parts.slice(0, at);
  const rest = parts.slice(at + 1, parts.length - up);
  return [file.name, ...form, ':', ...(isUi ? rest : namesIn(rest))];
}

/** Returns the same for an item of `ui:order` or `required`, two levels below the object with the fields. */
const fieldOfItem = (place: Place) => [...fieldAt(place, 2), String(place.value.value)];

/** Returns the places that name a field: keys of uiSchemas, then items of `ui:order`, then items of `required`. */
export function namersOf(content: Content, field: Place): Place[] {
  const isSame = (path: readonly string[]) => path.join('/') === fieldAt(field).join('/');
  const uiKeys = content.places.filter(({ within, sense, key }) => within === 'ui' && sense === 'ui' && key);
  const items = [...itemsOf(content, 'ui:order', 'ui'), ...itemsOf(content, 'required', 'schema')];
  return [
    ...uiKeys.filter((place) => isSame(fieldAt(place))),
    ...items.filter((place) => isSame(fieldOfItem(place))),
  ];
}
