import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { isObject, type Json, type JsonObject, type Path } from './paths.ts';
import { fieldNames, widgetNameOf } from './schema.ts';

/** The answer for a chosen file. The file itself is only in memory. */
export interface FileAnswer extends JsonObject {
  name: string;
  /** The number of bytes. */
  size: number;
  /** The media type, or '' if the browser does not know it. */
  type: string;
}

/** The chosen files of one field. */
export interface FieldFiles {
  path: Path;
  files: readonly File[];
}

/** The file of each answer. An answer that was stored and restored is another object, so it has no file. */
const files = new WeakMap<JsonObject, File>();

/** Returns the answer for a file, and remembers the file for as long as the answer is used. */
export function answerFor(file: File): FileAnswer {
  const answer = { name: file.name, size: file.size, type: file.type };
  files.set(answer, file);
  return answer;
}

/** Returns the file of an answer, or undefined if the answer was restored without it. */
export function fileOf(answer: Json): File | undefined {
  return isObject(answer) ? files.get(answer) : undefined;
}

function filesAt(value: Json | undefined, path: Path): FieldFiles[] {
  if (Array.isArray(value)) {
    const own = value.flatMap((item) => fileOf(item) ?? []);
    return own.length > 0
      ? [{ path, files: own }]
      : value.flatMap((item, index) => filesAt(item, [...path, index]));
  }
  return isObject(value)
    ? Object.entries(value).flatMap(([name, inner]) => filesAt(inner, [...path, name]))
    : [];
}

/** Returns the fields of some answers that have files, at every depth. The answers must not be copies. */
export function filesIn(answers: JsonObject): readonly FieldFiles[] {
  return filesAt(answers, []);
}

/**
 * Returns the names of the fields at a form's root whose answers are files. A page asks for them again
 * after a reload, because the files are gone.
 */
export function fileFields(schema: FormSchema, uiSchema: UiSchema): string[] {
  return fieldNames(schema).filter((name) => widgetNameOf({}, (uiSchema[name] ?? {}) as UiSchema) === 'file');
}
