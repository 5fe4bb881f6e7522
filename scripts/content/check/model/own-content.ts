import type { Mark } from '../../compile/marks.ts';
import { isObject, objectOf, placesIn } from '../../json.ts';
import { type Origin, type Resolved, valueAt } from '../../resolve.ts';
import { isKind } from '../kinds.ts';
import { withAncestors } from '../pointers.ts';
import { conditionsOf, innerParts, type SchemaPart } from './schema-parts.ts';

/** The content of a file without the files that it includes as a whole by `$ref`. Those are checked separately. */
export interface OwnContent {
  /** all values in it, outer values first */
  places: readonly (readonly [value: unknown, pointer: string])[];
  /** Returns the same place in each included file around it, innermost first. */
  inside(pointer: string): readonly Origin[];
}

export function ownContent({ value: all, refs, origins }: Resolved): OwnContent {
  const includes = new Map(
    [...refs].filter(([pointer, target]) => {
      const origin = origins.get(pointer);
      const written = origin && valueAt(origin.file, origin.pointer);
      const isAlone = Object.keys(objectOf(written)).length === 1;
      return isAlone && target.pointer === '' && isKind(target.file.kind);
    }),
  );
  return {
    places: placesIn(all, (pointer) => includes.has(pointer)),
    inside: (pointer) =>
      withAncestors(pointer).flatMap((at) => {
        const target = includes.get(at);
        return target ? [{ file: target.file, pointer: pointer.slice(at.length) }] : [];
      }),
  };
}

/** A value that the content compiler transforms. */
export interface Marked {
  mark: Mark;
  pointer: string;
  value: unknown;
}

/** A schema that an author wrote, or a schema inside it. */
interface AuthoredPart extends SchemaPart {
  /** true if it is part of a condition, false if it defines which answers are valid */
  isCondition: boolean;
}

function partsIn(part: AuthoredPart): AuthoredPart[] {
  const conditions = new Set(conditionsOf([part]).map(({ pointer }) => pointer));
  const inner = innerParts(part).flatMap((each) =>
    partsIn({ ...each, isCondition: part.isCondition || conditions.has(each.pointer) }),
  );
  return [part, ...inner];
}

/** Returns authored schemas and all schemas inside them, without duplicates. */
export function authoredParts(schemas: readonly Marked[]): readonly AuthoredPart[] {
  const parts = schemas.flatMap(({ mark, pointer, value }) =>
    isObject(value) ? partsIn({ schema: value, pointer, isCondition: mark === 'Condition' }) : [],
  );
  // fields inside a form's schema may be marked separately
  return [...new Map(parts.map((part) => [part.pointer, part])).values()];
}
