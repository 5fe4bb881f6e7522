import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCHEMAS_DIR } from '../../schemas/read.ts';
import { resolvedSchema } from '../../schemas/resolve.ts';
import { isObject, type JsonObject } from '../json.ts';

const SRC = fileURLToPath(new URL('../../../src/', import.meta.url));
const WIDGETS = ['engine/widgets', 'ovhc/widgets'];
const SOURCES = 'ovhc/backend/sources';
const FACTS = 'data/facts.schema.json';

/** The names through which content reaches code. */
export interface Names {
  widgets: ReadonlySet<string>;
  sources: ReadonlySet<string>;
  facts: ReadonlySet<string>;
  /** what a fact may be, as a schema without `$ref`; one that is not here may be anything */
  factSchemas: ReadonlyMap<string, JsonObject>;
}

function entries(folder: string): string[] {
  const path = join(SRC, folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
}

function widgetNames(): string[] {
  return WIDGETS.flatMap((folder) =>
    entries(folder).filter((name) => existsSync(join(SRC, folder, name, 'index.tsx'))),
  );
}

function sourceNames(): string[] {
  const modules = entries(SOURCES).filter((name) => name.endsWith('.ts') && name !== 'index.ts');
  return modules.map((name) => name.slice(0, -'.ts'.length));
}

function factSchemas(): Map<string, JsonObject> {
  const facts = resolvedSchema(join(SCHEMAS_DIR, FACTS), '/properties');
  return new Map(Object.entries(facts).filter((fact): fact is [string, JsonObject] => isObject(fact[1])));
}

/** The names that this project's code and schemas offer. */
export function readNames(): Names {
  const facts = factSchemas();
  return {
    widgets: new Set(widgetNames()),
    sources: new Set(sourceNames()),
    facts: new Set(facts.keys()),
    factSchemas: facts,
  };
}
