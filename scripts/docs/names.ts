import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readNames } from '../content/check/names.ts';
import type { JsonObject } from '../content/json.ts';
import { ROOT } from '../root.ts';
import { widgetSchema } from '../schemas/read.ts';

const SOURCES = join(ROOT, 'src/ovhc/backend/sources/');

/** A name that content may use, and its description. */
export interface Named {
  name: string;
  about: string;
}

const describe = ({ description }: JsonObject) => (typeof description === 'string' ? description : '');

/** Lists all widgets, sorted by name. */
export function widgets(): Named[] {
  return [...readNames().widgets].sort().map((name) => ({ name, about: describe(widgetSchema(name)) }));
}

function sourceComment(code: string): string {
  const before = code.slice(0, code.indexOf('export const source'));
  const [comment = ''] = before.match(/(?<=\/\*\*)(?:(?!\*\/).)*/gs)?.slice(-1) ?? [];
  return comment.replace(/\n\s*\*/g, '').trim();
}

/** Lists all sources, sorted by name, with their comments as descriptions. */
export function sources(): Named[] {
  return [...readNames().sources].map((name) => {
    return { name, about: sourceComment(readFileSync(join(SOURCES, `${name}.ts`), 'utf8')) };
  });
}

/** Lists all facts with their schemas. */
export function facts(): (Named & { schema: JsonObject })[] {
  return [...readNames().factSchemas].map(([name, schema]) => ({ name, about: describe(schema), schema }));
}

/** Removes section numbers of the specification from a description, because authors never see the specification. */
export function withoutSections(description: unknown): string {
  return String(description ?? '').replace(/ \(§[^)]*\)/g, '');
}
