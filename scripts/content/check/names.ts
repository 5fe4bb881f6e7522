import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root.ts';
import { SCHEMAS_DIR } from '../../schemas/read.ts';
import { resolvedSchema } from '../../schemas/resolve.ts';
import { isObject, type JsonObject } from '../json.ts';

const SRC = join(ROOT, 'src/');
const WIDGETS = ['engine/widgets', 'ovhc/widgets'];
const SOURCES = 'ovhc/backend/sources';
const FACTS = 'data/facts.schema.json';
const ANSWERS = 'data/answers.schema.json';

/** The names through which content reaches code. */
export interface Names {
  widgets: ReadonlySet<string>;
  sources: ReadonlySet<string>;
  facts: ReadonlySet<string>;
  /** what a fact may be, as a schema without `$ref`; one that is not here may be anything */
  factSchemas: ReadonlyMap<string, JsonObject>;
  /** what code knows of answers, by the name of the place that asks for them: a schema without `$ref` */
  answers: ReadonlyMap<string, JsonObject>;
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

function propertiesOf(schema: string): Map<string, JsonObject> {
  const properties = resolvedSchema(join(SCHEMAS_DIR, schema), '/properties');
  return new Map(
    Object.entries(properties).filter((property): property is [string, JsonObject] => isObject(property[1])),
  );
}

/** The names that this project's code and schemas offer. */
export function readNames(): Names {
  const facts = propertiesOf(FACTS);
  return {
    widgets: new Set(widgetNames()),
    sources: new Set(sourceNames()),
    facts: new Set(facts.keys()),
    factSchemas: facts,
    answers: propertiesOf(ANSWERS),
  };
}
