import { isObject, type JsonObject } from '../../json.ts';
import type { Marked } from './marked.ts';
import { conditionsOf, innerParts, type SchemaPart } from './schema-parts.ts';

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
