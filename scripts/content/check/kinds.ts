import { basename, join } from 'node:path';
import { readSchema, SCHEMAS_DIR, schemaFiles } from '../../schemas/read.ts';
import { isObject } from '../json.ts';
import { memo } from '../memo.ts';
import type { ContentFile, ContentFiles } from '../read.ts';

const ENDING = '.schema.json';

export const CONTENT_SCHEMAS_DIR = join(SCHEMAS_DIR, 'content');

/** The kinds of content file: the schemas that let a file name them by "$schema". */
export const kinds: ReadonlySet<string> = new Set(
  schemaFiles('content')
    .filter((file) => {
      const { properties } = readSchema(file);
      return isObject(properties) && '$schema' in properties;
    })
    .map((file) => basename(file, ENDING)),
);

export function isKind(kind: string | undefined): kind is string {
  return kind !== undefined && kinds.has(kind);
}

export function schemaPath(kind: string): string {
  return join(CONTENT_SCHEMAS_DIR, kind + ENDING);
}

/** Fewer keys out of place may be slips; another kind has to fit so many times better to be the one that was meant. */
const TIMES_BETTER = 3;

const shapeOf = memo((kind: string) => {
  const { properties, required } = readSchema(schemaPath(kind));
  return {
    known: new Set(Object.keys(isObject(properties) ? properties : {})),
    required: Array.isArray(required) ? required.map(String) : [],
  };
});

/** How many of a file's own keys have no place in a kind, or are missing for it. */
function misfits(keys: readonly string[], kind: string): number {
  const { known, required } = shapeOf(kind);
  return [...keys.filter((key) => !known.has(key)), ...required.filter((key) => !keys.includes(key))].length;
}

/** The kind that a file's content is of, by the keys it has: the one that it names, unless another fits far better. */
function kindMeant({ kind, data }: ContentFile): string | undefined {
  if (!isKind(kind) || !isObject(data)) return kind;
  const keys = Object.keys(data);
  const own = misfits(keys, kind);
  if (own < TIMES_BETTER || '$ref' in data) return kind;
  const others = [...kinds].map((name) => ({ name, count: misfits(keys, name) }));
  const [best, next] = others.toSorted((a, b) => a.count - b.count);
  return best && best.count * TIMES_BETTER <= own && best.count !== next?.count ? best.name : kind;
}

/** The files by the kinds that they are of; that one names another is told of once, and is no reason for more. */
export function withKindsMeant(files: ContentFiles): ContentFiles {
  return new Map(
    [...files].map(([path, file]) => {
      const kind = kindMeant(file);
      return [path, kind === file.kind ? file : { ...file, kind }];
    }),
  );
}
