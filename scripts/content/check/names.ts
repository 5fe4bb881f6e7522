import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../root.ts';
import documents from '../../sandbox/data/documents.json' with { type: 'json' };
import { catalogue } from '../../sandbox/products.ts';
import { schemaAt, schemaPlace, withoutRefs } from '../../schemas/places.ts';
import { isObject, type JsonObject, listOf } from '../json.ts';

/** The names that connect content to code. */
export interface Names {
  widgets: ReadonlySet<string>;
  sources: ReadonlySet<string>;
  facts: ReadonlySet<string>;
  /** the schemas of facts, without `$ref`; a fact without a schema can have any value */
  factSchemas: ReadonlyMap<string, JsonObject>;
  /** the kinds of page that know each fact; a fact without an entry is known on every page */
  factPages: ReadonlyMap<string, ReadonlySet<string>>;
  /** the schemas of answers that code reads, without `$ref`, by the name of the place that asks for them */
  answers: ReadonlyMap<string, JsonObject>;
  /** the paths of the site that are not pages of content: products and documents */
  paths: ReadonlySet<string>;
}

const entries = (folder: string) => readdirSync(join(ROOT, 'src', folder)).sort();

function propertiesOf(schema: string): Map<string, JsonObject> {
  const properties = Object.entries(withoutRefs(schemaAt(schemaPlace(`data/${schema}`, '/properties'))));
  return new Map(properties.filter((property): property is [string, JsonObject] => isObject(property[1])));
}

/** Returns the names that this project's code and schemas define. */
export function readNames(): Names {
  const facts = propertiesOf('facts');
  const folders = ['engine/widgets', 'ovhc/widgets'].flatMap((folder) =>
    entries(folder).filter((name) => existsSync(join(ROOT, 'src', folder, name, 'index.tsx'))),
  );
  const sources = entries('ovhc/backend/sources').filter((name) => /(?<!^index)\.ts$/.test(name));
  return {
    widgets: new Set(folders),
    sources: new Set(sources.map((name) => name.slice(0, -'.ts'.length))),
    facts: new Set(facts.keys()),
    factSchemas: facts,
    factPages: new Map([...facts].map(([name, { pages }]) => [name, new Set(listOf(pages).map(String))])),
    answers: propertiesOf('answers'),
    paths: new Set([
      ...catalogue.flatMap(({ productSummaryPageUrl, pdsDocUrl }) => [productSummaryPageUrl, pdsDocUrl]),
      ...documents.map(({ path }) => path),
    ]),
  };
}
