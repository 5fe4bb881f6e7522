import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import equal from 'fast-deep-equal';
import type { Journey, JourneyEntry, Step } from '#types/content/journey';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import { requireRuntime } from '../../../src/engine/validators/runtime.ts';
import { createValidators, type Validators } from '../../../src/engine/validators/validators.ts';
import { lineAndColumn } from '../../content/check/diagnostic.ts';
import { readNames } from '../../content/check/names.ts';
import { compilePage } from '../../content/compile/page.ts';
import { isObject, type JsonObject, objectOf, walk } from '../../content/json.ts';
import { once, weakMemo } from '../../content/memo.ts';
import { type ContentFile, type ContentFiles, nodeAt, pageFiles } from '../../content/read.ts';
import { resolveContent, valueIn } from '../../content/resolve.ts';
import { readSchema, SCHEMAS_DIR } from '../../schemas/read.ts';
import { fieldsOf, type SiteField } from './fields.ts';

/** A step of a journey, both compiled and as written by its author. */
export interface SiteStep {
  journey: SiteJourney;
  /** Empty for a form outside the journeys. */
  hash: string;
  index: number;
  entry: JourneyEntry;
  /** The pointer of the step in the page's resolved content. */
  at: string;
  /** The pointer of the line that diagnostics refer to. */
  named: string;
  /** The condition under which the step is part of its journey. */
  when: JsonObject | undefined;
  schema: JsonObject;
  fields: ReadonlyMap<string, SiteField>;
}

/** A journey on its page. A form outside the journeys is a journey with one step. */
export interface SiteJourney {
  site: Site;
  file: string;
  /** The page's content file. Empty for a journey that is on no page. */
  page: string;
  path: string;
  pointer: string;
  journey: Journey;
  validators: Validators;
  steps: readonly SiteStep[];
  written: unknown;
  compiled: unknown;
  /** Returns the content file and the line of a pointer into the page. */
  locate(pointer: string): { file: string; line: number };
}

/** The values that conditions can read in addition to a form's own answers. */
export interface Facts {
  schemas: ReadonlyMap<string, JsonObject>;
  /** The names of facts that are visitors' answers, which are also the names of their fields. */
  answered: ReadonlySet<string>;
}

/** All journeys of a site. */
export interface Site {
  journeys: readonly SiteJourney[];
  /** Returns the forms that are not steps of journeys, each once. */
  forms(): readonly SiteJourney[];
  facts: Facts;
}

/** Reads the facts. A fact whose schema refers to the saved answers is an answer. Only code knows all other facts. */
function readFacts(): Facts {
  const { properties } = readSchema(join(SCHEMAS_DIR, 'data/facts.schema.json'));
  const answers = Object.entries(objectOf(properties)).filter(([, fact]) => objectOf(fact).$ref);
  return { schemas: readNames().factSchemas, answered: new Set(answers.map(([name]) => name)) };
}

function runPage(files: ContentFiles, file: ContentFile) {
  const { code } = compilePage(files, file);
  const make: (require: typeof requireRuntime) => CompiledPage = runInThisContext(
    code.replace(/^export default /, ''),
    { filename: file.name },
  );
  const { content, validators } = make(requireRuntime);
  return { compiled: content, validators: createValidators(validators) };
}

function createStep(place: Omit<SiteStep, 'hash' | 'schema' | 'fields'>): SiteStep {
  const { at, entry, journey } = place;
  const written = objectOf(valueIn(journey.written, at));
  const schema = objectOf(written.schema);
  const step: SiteStep = { ...place, hash: entry.step.hash, schema, fields: new Map() };
  const root = { step, path: [], uiPointer: `${at}/uiSchema`, holder: undefined };
  const fields = fieldsOf([{ schema, pointer: `${at}/schema` }], objectOf(written.uiSchema), root);
  step.fields = new Map(fields.map((field) => [field.name, field]));
  return step;
}

function readPage(site: Site, files: ContentFiles, file: ContentFile) {
  const { value: written, origins } = resolveContent(files, file);
  const run = once(() => runPage(files, file));
  const locate = (pointer: string) => {
    const origin = origins.get(pointer) ?? { file, pointer };
    const node = nodeAt(origin.file, origin.pointer);
    const whole = node?.parent?.type === 'property' ? node.parent : node;
    return { file: origin.file.name, line: lineAndColumn(origin.file, whole?.offset ?? 0).line };
  };
  const find = (isFound: (value: JsonObject) => boolean) => {
    const found: string[] = [];
    walk(written, (value, pointer) => {
      if (isObject(value) && isFound(value)) found.push(pointer);
    });
    return found;
  };
  const create = (pointer: string, journey: Journey, named: string): SiteJourney => {
    const isPage = file.kind !== 'journey';
    const path = isPage ? valueIn(written, '/path') : '';
    const place = { page: isPage ? file.name : '', path: typeof path === 'string' ? path : '', pointer };
    return { site, file: locate(named).file, ...place, journey, steps: [], written, locate, ...run() };
  };
  const journeys = find(({ steps, name }) => Array.isArray(steps) && typeof name === 'string');
  return {
    journeys: () =>
      journeys.map((pointer) => {
        const content = valueIn(run().compiled, pointer) as Journey;
        const journey = create(pointer, content, `${pointer}/steps`);
        journey.steps = content.steps.map((entry, index) => {
          const [here, at] = [`${pointer}/steps/${index}`, `${pointer}/steps/${index}/step`];
          const when = valueIn(written, `${here}/when`);
          const own = { at, named: `${at}/hash`, when: isObject(when) ? when : undefined };
          return createStep({ journey, index, entry, ...own });
        });
        return journey;
      }),
    forms: () =>
      find(({ schema, uiSchema }) => isObject(schema) && isObject(uiSchema))
        .filter((pointer) => !journeys.some((journey) => pointer.startsWith(`${journey}/`)))
        .map((at) => {
          const { schema, uiSchema, reads, alerts } = valueIn(run().compiled, at) as Step;
          const form = { schema, uiSchema, ...(reads && { reads }), ...(alerts && { alerts }) };
          const entry = { step: { hash: '', heading: '', buttons: {}, ...form } };
          const named = `${at}/schema`;
          const journey = create(at, { name: '', steps: [entry] }, named);
          journey.steps = [createStep({ journey, index: 0, entry, at, named, when: undefined })];
          return journey;
        }),
  };
}

/** Reads the journeys and forms on a site's pages, and the journeys that are on no page. */
export function readSite(files: ContentFiles, facts: Facts = readFacts()): Site {
  const read = weakMemo((file: ContentFile) => readPage(site, files, file));
  const forms = once(() => {
    const all = pageFiles(files).flatMap((file) => read(file).forms());
    const places = all.map(({ locate, pointer }) => locate(`${pointer}/schema`));
    return all.filter((_, index) => places.findIndex((place) => equal(place, places[index])) === index);
  });
  const site: Site = { journeys: [], forms, facts };
  const onPages = pageFiles(files).flatMap((file) => read(file).journeys());
  const used = new Set(onPages.map(({ file }) => file));
  const alone = [...files.values()].filter(({ kind, name }) => kind === 'journey' && !used.has(name));
  site.journeys = [...onPages, ...alone.flatMap((file) => read(file).journeys())];
  return site;
}
