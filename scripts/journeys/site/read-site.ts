import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { Journey, JourneyEntry, Step } from '#types/content/journey';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import { requireRuntime } from '../../../src/engine/validators/runtime.ts';
import { createValidators } from '../../../src/engine/validators/validators.ts';
import { lineAndColumn } from '../../content/check/diagnostic.ts';
import { readNames } from '../../content/check/names.ts';
import { compilePage } from '../../content/compile/page.ts';
import { isObject, type JsonObject, walk } from '../../content/json.ts';
import { once, weakMemo } from '../../content/memo.ts';
import { type ContentFile, type ContentFiles, nodeAt, pageFiles } from '../../content/read.ts';
import { type Resolved, resolveContent, valueIn } from '../../content/resolve.ts';
import { conditionEdges, validValues } from '../../content/values/index.ts';
import { readSchema, SCHEMAS_DIR } from '../../schemas/read.ts';
import { fieldsOf } from './fields.ts';
import type { Facts, Location, Site, SiteJourney, SiteStep } from './site.ts';

/** A fact whose schema refers to the saved answers is an answer; one that describes itself is known to code alone. */
function readFacts(): Facts {
  const { properties } = readSchema(join(SCHEMAS_DIR, 'data/facts.schema.json'));
  const entries = Object.entries(isObject(properties) ? properties : {});
  const answers = entries.filter(([, fact]) => isObject(fact) && typeof fact.$ref === 'string');
  return { schemas: readNames().factSchemas, answered: new Set(answers.map(([name]) => name)) };
}

function runPage(files: ContentFiles, file: ContentFile): CompiledPage {
  const { code } = compilePage(files, file);
  const make: (require: typeof requireRuntime) => CompiledPage = runInThisContext(
    code.replace(/^export default /, ''),
    { filename: file.name },
  );
  return make(requireRuntime);
}

function locateIn({ origins }: Resolved, file: ContentFile, pointer: string): Location {
  const origin = origins.get(pointer) ?? { file, pointer };
  const node = nodeAt(origin.file, origin.pointer);
  const whole = node?.parent?.type === 'property' ? node.parent : node;
  return { file: origin.file.name, line: lineAndColumn(origin.file, whole?.offset ?? 0).line };
}

function readPage(files: ContentFiles, file: ContentFile) {
  const resolved = resolveContent(files, file);
  const shared = once(() => {
    const { content, validators } = runPage(files, file);
    const isPage = file.kind !== 'journey';
    const path = valueIn(content, '/path');
    return {
      page: isPage ? file.name : '',
      path: isPage && typeof path === 'string' ? path : '',
      validators: createValidators(validators),
      written: resolved.value,
      compiled: content,
      locate: (pointer: string) => locateIn(resolved, file, pointer),
    };
  });
  return { file, resolved, shared };
}

type Page = ReturnType<typeof readPage>;

function readStep(
  written: unknown,
  entry: JourneyEntry,
  place: Pick<SiteStep, 'journey' | 'index' | 'pointer' | 'at' | 'named'>,
): SiteStep {
  const { at, pointer } = place;
  const [entryWritten, step] = [valueIn(written, pointer), valueIn(written, at)];
  const { schema: form, uiSchema } = isObject(step) ? step : {};
  const schema = isObject(form) ? form : {};
  const root = { path: [], uiPointer: `${at}/uiSchema`, holder: undefined };
  const fields = fieldsOf([{ schema, pointer: `${at}/schema` }], isObject(uiSchema) ? uiSchema : {}, root);
  return {
    ...place,
    hash: entry.step.hash,
    entry,
    written: isObject(entryWritten) ? entryWritten : {},
    schema,
    fields: new Map(fields.map((field) => [field.name, field])),
  };
}

function findPointers({ value }: Resolved, isFound: (value: JsonObject) => boolean): string[] {
  const found: string[] = [];
  walk(value, (each, pointer) => {
    if (isObject(each) && isFound(each)) found.push(pointer);
  });
  return found;
}

const journeyPointers = (resolved: Resolved) =>
  findPointers(resolved, ({ steps, name }) => Array.isArray(steps) && typeof name === 'string');

function journeysOn(site: Site, { file, resolved, shared }: Page): SiteJourney[] {
  return journeyPointers(resolved).map((pointer) => {
    const page = shared();
    const content = valueIn(page.compiled, pointer) as Journey;
    const { name } = resolved.refs.get(pointer)?.file ?? file;
    const journey: SiteJourney = { ...page, site, file: name, pointer, journey: content, steps: [] };
    journey.steps = content.steps.map((entry, index) => {
      const at = `${pointer}/steps/${index}`;
      const place = { journey, index, pointer: at, at: `${at}/step`, named: `${at}/step/hash` };
      return readStep(page.written, entry, place);
    });
    return journey;
  });
}

function formsOn(site: Site, { resolved, shared }: Page): SiteJourney[] {
  const inside = journeyPointers(resolved).map((pointer) => `${pointer}/`);
  const pointers = findPointers(
    resolved,
    ({ schema, uiSchema }) => isObject(schema) && isObject(uiSchema),
  ).filter((pointer) => !inside.some((start) => pointer.startsWith(start)));
  return pointers.map((pointer) => {
    const page = shared();
    const { schema, uiSchema, reads, alerts } = valueIn(page.compiled, pointer) as Step;
    const form = { schema, uiSchema, ...(reads && { reads }), ...(alerts && { alerts }) };
    const entry = { step: { hash: '', heading: '', buttons: {}, ...form } };
    const named = `${pointer}/schema`;
    const { file } = page.locate(named);
    const content = { name: '', steps: [entry] };
    const journey: SiteJourney = { ...page, site, file, pointer, journey: content, steps: [] };
    journey.steps = [readStep(page.written, entry, { journey, index: 0, pointer, at: pointer, named })];
    return journey;
  });
}

/** Reads the forms that are no steps of journeys, each once, as journeys of one step without a hash. */
export function readForms(files: ContentFiles, site: Site): SiteJourney[] {
  const forms = pageFiles(files).flatMap((file) => formsOn(site, readPage(files, file)));
  const places = forms.map(({ pointer, locate }) => JSON.stringify(locate(`${pointer}/schema`)));
  return forms.filter((_, index) => places.indexOf(places[index] ?? '') === index);
}

/** Reads the journeys of a site's pages, and those that stand on no page. */
export function readSite(files: ContentFiles, facts: Facts = readFacts()): Site {
  const edges = weakMemo((schema: JsonObject) =>
    weakMemo((condition: JsonObject) => conditionEdges(schema, condition)),
  );
  const site: Site = {
    journeys: [],
    facts,
    validValues: weakMemo(validValues),
    conditionEdges: (schema, condition) => edges(schema)(condition),
  };
  const read = (file: ContentFile) => journeysOn(site, readPage(files, file));
  const onPages = pageFiles(files).flatMap(read);
  const used = new Set(onPages.map(({ file }) => file));
  const alone = [...files.values()].filter((file) => file.kind === 'journey' && !used.has(file.name));
  site.journeys = [...onPages, ...alone.flatMap(read)];
  return site;
}
