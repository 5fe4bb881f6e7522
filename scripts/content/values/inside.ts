import type { JsonObject } from '../json.ts';

/** What lists and objects ask about the schemas of what they hold. */
export interface Inside {
  edges(schema: JsonObject): readonly unknown[];
  /** those of the edges that fit, the plainest first */
  fitting(schema: JsonObject): readonly unknown[];
  plainest(schema: JsonObject): unknown;
}
