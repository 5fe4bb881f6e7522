import type { Annotated } from '../../../schemas/annotations.ts';
import { type Mark, marksIn } from '../../compile/marks.ts';
import { escapePart, isObject, type JsonObject } from '../../json.ts';
import { type Origin, type Resolved, valueAt } from '../../resolve.ts';
import { isKind } from '../kinds.ts';
import { conditionsOf, innerParts, type SchemaPart } from './schema-parts.ts';

/** The content of a file without the whole files that it takes in by `$ref`, which are checked by themselves. */
export interface OwnContent {
  walk(visit: (value: unknown, pointer: string) => void): void;
  /** The same place in each file that was taken in there, from the inside out; none for the file's own content. */
  inside(pointer: string): readonly Origin[];
}

type Location = readonly [value: unknown, pointer: string];

/** The places where a file takes in another whole file and writes nothing beside it. */
function takenIn({ refs, origins }: Resolved): ReadonlyMap<string, Origin> {
  const places = [...refs].filter(([pointer, target]) => {
    const origin = origins.get(pointer);
    const written = origin && valueAt(origin.file, origin.pointer);
    const alone = isObject(written) && Object.keys(written).length === 1;
    return alone && target.pointer === '' && isKind(target.file.kind);
  });
  return new Map(places);
}

export function ownContent(resolved: Resolved): OwnContent {
  const others = takenIn(resolved);

  let places: Location[] | undefined;

  const collect = (value: unknown, pointer: string, found: Location[]): Location[] => {
    if (others.has(pointer)) return found;
    found.push([value, pointer]);
    const children = Array.isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
    for (const [part, child] of children) collect(child, `${pointer}/${escapePart(part)}`, found);
    return found;
  };
  return {
    walk(visit) {
      // many rules walk the same content
      places ??= collect(resolved.value, '', []);
      for (const [value, pointer] of places) visit(value, pointer);
    },
    inside(pointer) {
      const found: Origin[] = [];
      for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
        const other = others.get(at);
        if (other) found.push({ file: other.file, pointer: pointer.slice(at.length) });
      }
      return found;
    },
  };
}

/** A value that the content compiler turns into something else. */
export interface Marked {
  mark: Mark;
  pointer: string;
  value: unknown;
}

/** The marked values of a file's own content. */
export function markedContent(own: OwnContent, annotated: Annotated): Marked[] {
  const marks = marksIn(annotated);
  const found: Marked[] = [];
  own.walk((value, pointer) => {
    const mark = marks.get(pointer);
    if (mark) found.push({ mark, pointer, value });
  });
  return found;
}

/** A schema that an author wrote, or one inside it. */
export interface AuthoredPart extends SchemaPart {
  /** whether it asks for something, rather than saying what an answer may be */
  isCondition: boolean;
}

function partsIn(part: AuthoredPart): AuthoredPart[] {
  const conditions = new Set(conditionsOf([part]).map(({ pointer }) => pointer));
  const inner = innerParts(part).map((each) => ({
    ...each,
    isCondition: part.isCondition || conditions.has(each.pointer),
  }));
  return [part, ...inner.flatMap(partsIn)];
}

/** The sound ones of authored schemas, with all those inside them, each once. */
export function authoredParts(
  schemas: readonly Marked[],
  isSound: (schema: JsonObject) => boolean,
): readonly AuthoredPart[] {
  const parts = schemas.flatMap(({ mark, pointer, value }) =>
    isObject(value) && isSound(value)
      ? partsIn({ schema: value, pointer, isCondition: mark === 'Condition' })
      : [],
  );
  // a form's schema may hold fields that are marked by themselves
  return [...new Map(parts.map((part) => [part.pointer, part])).values()];
}
