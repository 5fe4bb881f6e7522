import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSchema, SCHEMAS_DIR } from '../../schemas/read.ts';
import { isObject } from '../json.ts';

const SRC = fileURLToPath(new URL('../../../src/', import.meta.url));
const WIDGETS = ['engine/widgets', 'ovhc/widgets'];
const SOURCES = 'ovhc/backend/sources';
const FACTS = 'data/facts.schema.json';

/** The names through which content reaches code. */
export interface Names {
  widgets: ReadonlySet<string>;
  sources: ReadonlySet<string>;
  facts: ReadonlySet<string>;
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

function factNames(): string[] {
  const { properties } = readSchema(join(SCHEMAS_DIR, FACTS));
  return isObject(properties) ? Object.keys(properties) : [];
}

/** The names that this project's code and schemas offer. */
export function readNames(): Names {
  return {
    widgets: new Set(widgetNames()),
    sources: new Set(sourceNames()),
    facts: new Set(factNames()),
  };
}
