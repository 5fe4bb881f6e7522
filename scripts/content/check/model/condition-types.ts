import { reach, type SchemaPart } from './schema-parts.ts';

/** What a condition says of the type of all answers together. */
interface ConditionType {
  pointer: string;
  type: unknown;
  /** whether answers, which are an object, never fit it */
  isMisfit: boolean;
}

/** Each "type" that a condition or one of its branches asks of what it looks at as a whole. */
export function misfitTypes(condition: SchemaPart): ConditionType[] {
  return reach(condition).flatMap(({ schema: { type }, pointer }) =>
    type === undefined
      ? []
      : [{ pointer: `${pointer}/type`, type, isMisfit: ![type].flat().includes('object') }],
  );
}
