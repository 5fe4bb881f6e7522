import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JourneyMap, Target } from '#types/data/journeys';
import type { JsonObject } from '../../../../scripts/content/json.ts';
import { type ContentFiles, readContent, readFile } from '../../../../scripts/content/read.ts';
import { mapSite } from '../../../../scripts/journeys/map.ts';
import { type Facts, readSite } from '../../../../scripts/journeys/site/site.ts';
import { SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';

/** Reads the content of a folder in tests/fixtures/. */
export const fixture = (name: string): ContentFiles =>
  readContent(fileURLToPath(new URL(`../../../fixtures/${name}/`, import.meta.url)));

const facts = (schemas: Record<string, JsonObject>, ...answered: string[]): Facts => {
  return { schemas: new Map(Object.entries(schemas)), answered: new Set(answered) };
};

export const PICNIC_FACTS = facts(
  { children: { enum: ['no', 'yes'] }, drink: { type: 'string' }, weather: { enum: ['sunny', 'rainy'] } },
  'children',
  'drink',
);

export const LIBRARY_FACTS = facts(
  {
    ageGroup: { enum: ['child', 'adult'] },
    readyOn: { type: 'string', format: 'date' },
    lapsed: { type: 'boolean' },
    depositAmount: { type: 'string', examples: ['$20'] },
    dueDay: { type: 'string', examples: ['1 May 2027'] },
    isPaid: { type: 'boolean' },
  },
  'ageGroup',
);

/** A step, with an optional condition. */
export interface StepOf extends JsonObject {
  hash: string;
  when?: JsonObject;
}

/** Creates a site with one journey. */
export function siteOf(steps: readonly StepOf[], name = 'journey'): ContentFiles {
  const entries = steps.map(({ when, ...step }) => ({
    ...(when && { when }),
    step: { heading: step.hash, uiSchema: {}, buttons: {}, ...step },
  }));
  const $schema = join(SCHEMAS_DIR, 'content/journey.schema.json');
  const text = JSON.stringify({ $schema, name: 'Journey', steps: entries }, null, 2);
  const path = `/site/${name}.json`;
  return new Map([[path, readFile(path, '/site', text)]]);
}

/** Maps all journeys of a site. */
export function mapJourneys(files: ContentFiles, facts?: Facts): JourneyMap[] {
  return mapSite(readSite(files, facts)).map(({ map }) => map);
}

/** Maps a journey. The answers with these names are available to later steps. */
export function mapOf(steps: readonly StepOf[], ...answered: string[]): JourneyMap {
  const [map] = mapJourneys(siteOf(steps), { schemas: new Map(), answered: new Set(answered) });
  if (!map) throw new Error('There is no journey.');
  return map;
}

/** Returns how to reach each target, by its name: the facts and answers of the visit, or else the reason. */
export function reachesIn({ reaches }: Pick<JourneyMap, 'reaches'>, hash?: string): Record<string, unknown> {
  const nameOf = (target: Target) => {
    const { kind, field, keyword, text } = { field: '', keyword: '', text: '', ...target };
    return [kind, field, keyword, text].filter(Boolean).join(' ');
  };
  const here = reaches.filter((reach) => hash === undefined || reach.hash === hash);
  return Object.fromEntries(
    here.map(({ target, visit, reason }) => [
      nameOf(target),
      visit ? { ...visit.shared, ...visit.facts, ...visit.earlier, ...visit.answers } : reason,
    ]),
  );
}

/** Returns each unreachable target, with the reason. */
export function unreachableIn({ reaches }: Pick<JourneyMap, 'reaches'>): Record<string, unknown> {
  return reachesIn({ reaches: reaches.filter(({ visit }) => !visit) });
}

export const object = (properties: JsonObject, more: JsonObject = {}) => {
  return { type: 'object', properties, ...more };
};

export const text = (title: string, more: JsonObject = {}) => {
  return { type: 'string', title, examples: ['Robin'], ...more };
};

/** Creates a field with a fixed choice of answers. */
export const choice = (title: string, ...answers: string[]) => ({ type: 'string', title, enum: answers });

/** Creates the condition that these names have these values. */
export const when = (values: Record<string, string | number | boolean>) =>
  object(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { const: value }])), {
    required: Object.keys(values),
  });

/** Creates a condition that reveals fields, some of them required. */
export const reveals = (condition: object, fields: JsonObject, ...required: string[]) => {
  return { if: condition, then: object(fields, required.length > 0 ? { required } : {}) };
};

export const alert = (text: string, condition: object) => ({ level: 'info', text, when: condition });
