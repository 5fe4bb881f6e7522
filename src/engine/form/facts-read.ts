import type { JsonObject } from './paths.ts';

/** The facts that content with a form may look at: those it says it reads, as far as they are known. */
export function factsRead({ reads = [] }: { reads?: readonly string[] }, facts: JsonObject): JsonObject {
  const read = reads.map((name) => [name, facts[name]] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}
