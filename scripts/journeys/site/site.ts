import type { Journey, JourneyEntry } from '#types/content/journey';
import { createRules, type Rules } from '../../../src/engine/rules/rules.ts';
import { memo } from '../../content/check/memo.ts';
import { lineAndColumn } from '../../content/check/position.ts';
import { isObject, type JsonObject, walk } from '../../content/json.ts';
import { pageFiles } from '../../content/page-files.ts';
import { type ContentFile, type ContentFiles, nodeAt, pointerParts } from '../../content/read.ts';
import { type Resolved, resolveContent } from '../../content/resolve.ts';
import { accepted, conditionEdges } from '../../content/values/index.ts';
import { type Facts, readFacts } from './facts.ts';
import { fieldsOf, type SiteField } from './fields.ts';
import { runPage } from './run-page.ts';

/** A step of a journey: as visitors get it, and as its authors wrote it. */
export interface SiteStep {
  hash: string;
  /** where it stands in its journey, from 0 */
  index: number;
  entry: JourneyEntry;
  /** of the entry, into the page's resolved content */
  pointer: string;
  /** the entry as it is written, its `$ref`s resolved */
  written: JsonObject;
  /** its form's schema as it is written */
  schema: JsonObject;
  /** the fields at the form's root, by name */
  fields: ReadonlyMap<string, SiteField>;
}

/** A place that authors know: a content file's name and a line of it. */
export interface Place {
  file: string;
  line: number;
}

/** A journey on its page. */
export interface SiteJourney {
  file: string;
  /** the page's content file; '' for a journey that stands on no page */
  page: string;
  path: string;
  pointer: string;
  journey: Journey;
  rules: Rules;
  steps: readonly SiteStep[];
  /** the page's resolved content */
  written: unknown;
  /** the page's compiled content */
  compiled: unknown;
  /** where something of the page's resolved content was written */
  placeOf(pointer: string): Place;
}

/** All journeys of a site. */
export interface Site {
  journeys: readonly SiteJourney[];
  facts: Facts;
  /** the values that fit a field's schema, the plainest first */
  accepted(schema: JsonObject): readonly unknown[];
  /** those of them that lie at the edges of a condition */
  conditionEdges(schema: JsonObject, condition: JsonObject): readonly unknown[];
}

/** What stands at a pointer. */
export function valueIn(data: unknown, pointer: string): unknown {
  return pointerParts(pointer).reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part)];
    return isObject(value) ? value[part] : undefined;
  }, data);
}

function isJourney(value: unknown): value is { name: string; steps: JsonObject[] } {
  return isObject(value) && Array.isArray(value.steps) && typeof value.name === 'string';
}

/** Where the journeys of a page's resolved content stand. */
export function journeyPointers(resolved: Resolved): string[] {
  const found: string[] = [];
  walk(resolved.value, (value, pointer) => {
    if (isJourney(value)) found.push(pointer);
  });
  return found;
}

/** Where something of resolved content was written. */
export function placeIn({ origins }: Resolved, file: ContentFile, pointer: string): Place {
  const origin = origins.get(pointer) ?? { file, pointer };
  const node = nodeAt(origin.file, origin.pointer);
  const told = node?.parent?.type === 'property' ? node.parent : node;
  return { file: origin.file.name, line: lineAndColumn(origin.file, told?.offset ?? 0).line };
}

function stepsOf(journey: Journey, written: unknown, pointer: string): SiteStep[] {
  return journey.steps.map((entry, index) => {
    const at = `${pointer}/steps/${index}`;
    const wrote = valueIn(written, at);
    const step = isObject(wrote) && isObject(wrote.step) ? wrote.step : {};
    const schema = isObject(step.schema) ? step.schema : {};
    const ui = isObject(step.uiSchema) ? step.uiSchema : {};
    const place = { path: [], uiPointer: `${at}/step/uiSchema` };
    const fields = fieldsOf([{ schema, pointer: `${at}/step/schema` }], ui, place);
    return {
      hash: entry.step.hash,
      index,
      entry,
      pointer: at,
      written: isObject(wrote) ? wrote : {},
      schema,
      fields: new Map(fields.map((field) => [field.name, field])),
    };
  });
}

function journeysOn(files: ContentFiles, file: ContentFile): SiteJourney[] {
  const resolved = resolveContent(files, file);
  const pointers = journeyPointers(resolved);
  if (pointers.length === 0) return [];
  const { content, rules } = runPage(files, file);
  const isPage = file.kind !== 'journey';
  const path = valueIn(content, '/path');
  return pointers.map((pointer) => {
    const journey = valueIn(content, pointer) as Journey;
    return {
      file: (resolved.refs.get(pointer)?.file ?? file).name,
      page: isPage ? file.name : '',
      path: isPage && typeof path === 'string' ? path : '',
      pointer,
      journey,
      rules: createRules(rules),
      steps: stepsOf(journey, resolved.value, pointer),
      written: resolved.value,
      compiled: content,
      placeOf: (at) => placeIn(resolved, file, at),
    };
  });
}

/**
 * The journeys of a site's content: those of its pages, and those that no page takes in.
 *
 * @param facts what conditions may read; this project's own unless given
 * @throws Error when the content is at fault; `npm run check` says where
 */
export function readSite(files: ContentFiles, facts: Facts = readFacts()): Site {
  const onPages = pageFiles(files).flatMap((file) => journeysOn(files, file));
  const taken = new Set(onPages.map(({ file }) => file));
  const alone = [...files.values()].filter((file) => file.kind === 'journey' && !taken.has(file.name));
  const journeys = [...onPages, ...alone.flatMap((file) => journeysOn(files, file))];
  const edges = memo((schema: JsonObject) =>
    memo((condition: JsonObject) => conditionEdges(schema, condition)),
  );
  return {
    journeys,
    facts,
    accepted: memo(accepted),
    conditionEdges: (schema, condition) => edges(schema)(condition),
  };
}
