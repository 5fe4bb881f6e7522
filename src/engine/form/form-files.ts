import type { UiSchema } from '#types/content/ui-schema';
import { isObject, type Json, type JsonObject, type Path } from './paths.ts';

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
 * Returns the paths of the fields whose answers are files, in groups and lists too. A page asks for them again after a
 * reload, because the files are gone.
 */
export function filePaths(uiSchema: UiSchema, answers: Json | undefined, path: Path = []): Path[] {
  if (uiSchema['ui:widget'] === 'file') return [path];
  if (Array.isArray(answers)) {
    const ofItems = (uiSchema.items ?? {}) as UiSchema;
    return answers.flatMap((item, index) => filePaths(ofItems, item, [...path, index]));
  }
  if (!isObject(answers)) return [];
  return Object.entries(uiSchema).flatMap(([name, inner]) =>
    name.startsWith('ui:') ? [] : filePaths(inner as UiSchema, answers[name], [...path, name]),
  );
}
