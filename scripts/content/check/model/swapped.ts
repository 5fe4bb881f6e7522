import { isObject, objectOf } from '../../json.ts';
import { pairMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { isInside } from '../pointers.ts';
import type { CheckContext } from '../rule.ts';

/** A schema and a uiSchema that are swapped: those of a form, or of all shared definitions. */
interface Swapped {
  pointer: string;
  names: readonly [schema: string, ui: string];
}

const isSchema = (value: unknown) => typeof objectOf(value).type === 'string';
const isUiSchema = (value: unknown) =>
  isObject(value) && !('type' in value) && Object.keys(value).some((name) => name.startsWith('ui:'));

/** Returns the schemas and uiSchemas of a file's own content that are swapped. */
export const swappedIn = pairMemo((context: CheckContext, file: ContentFile): readonly Swapped[] => {
  const { $defs, ui } = objectOf(file.data);
  const areDefinitionsSwapped =
    file.kind === 'fields' &&
    Object.values(objectOf(ui)).some(isSchema) &&
    Object.values(objectOf($defs)).some(isUiSchema);
  const forms = context.own(file).places.flatMap(([value, pointer]): Swapped[] => {
    const { schema, uiSchema } = objectOf(value);
    const isSwapped = isObject(schema) && !('type' in schema) && isSchema(uiSchema);
    return isSwapped ? [{ pointer, names: ['schema', 'uiSchema'] }] : [];
  });
  return areDefinitionsSwapped ? [{ pointer: '', names: ['$defs', 'ui'] }, ...forms] : forms;
});

/** Returns true for a place in a schema or a uiSchema that are swapped. Everything in them is wrong. */
export function isInSwapped(context: CheckContext, file: ContentFile, pointer: string): boolean {
  return swappedIn(context, file).some((swapped) =>
    swapped.names.some((name) => isInside(`${pointer}/`, `${swapped.pointer}/${name}`)),
  );
}
