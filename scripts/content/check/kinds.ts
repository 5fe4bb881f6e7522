import { basename, join } from 'node:path';
import { readSchema, SCHEMAS_DIR, schemaFiles } from '../../schemas/read.ts';
import { isObject, listOf, objectOf } from '../json.ts';
import { memo } from '../memo.ts';
import type { ContentFile, ContentFiles } from '../read.ts';

const ENDING = '.schema.json';

/** The kinds of content file: the schemas that files can name in "$schema". */
export const kinds: ReadonlySet<string> = new Set(
  schemaFiles('content')
    .filter((file) => '$schema' in objectOf(readSchema(file).properties))
    .map((file) => basename(file, ENDING)),
);

export function isKind(kind: string | undefined): kind is string {
  return kind !== undefined && kinds.has(kind);
}

export function schemaPath(kind: string): string {
  return join(SCHEMAS_DIR, 'content', kind + ENDING);
}

/** A few wrong keys may be typing errors. Another kind must fit this many times better to replace the named one. */
const TIMES_BETTER = 3;

const shapeOf = memo((kind: string) => {
  const { properties, required } = readSchema(schemaPath(kind));
  return { known: new Set(Object.keys(objectOf(properties))), required: listOf(required).map(String) };
});

function countWrongKeys(keys: readonly string[], kind: string): number {
  const { known, required } = shapeOf(kind);
  return [...keys.filter((key) => !known.has(key)), ...required.filter((key) => !keys.includes(key))].length;
}

/** Returns the kind that a file names, unless its keys fit another kind much better. */
function kindMeant({ kind, data }: ContentFile): string | undefined {
  if (!isKind(kind) || !isObject(data)) return kind;
  const keys = Object.keys(data);
  const own = countWrongKeys(keys, kind);
  if (own < TIMES_BETTER || '$ref' in data) return kind;
  const counts = [...kinds].map((name) => ({ name, count: countWrongKeys(keys, name) }));
  const [best, next] = counts.toSorted((a, b) => a.count - b.count);
  return best && best.count * TIMES_BETTER <= own && best.count !== next?.count ? best.name : kind;
}

/** Returns the files with the kinds that their keys suggest. schema-other reports files that name another kind. */
export function withSuggestedKinds(files: ContentFiles): ContentFiles {
  return new Map(
    [...files].map(([path, file]) => {
      const kind = kindMeant(file);
      return [path, kind === file.kind ? file : { ...file, kind }];
    }),
  );
}
