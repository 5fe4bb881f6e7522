import { join } from 'node:path';
import type { Journey, JourneyEntry, Step } from '#types/content/journey';
import { createValidators, type Validators } from '../../../src/engine/validators/validators.ts';
import { lineAndColumn } from '../../content/check/diagnostic.ts';
import { namesRead } from '../../content/check/model/schema-parts.ts';
import { readNames } from '../../content/check/names.ts';
import { compilePage } from '../../content/compile/page.ts';
import { runPage } from '../../content/compile/run-page.ts';
import { isObject, type JsonObject, objectOf, placesIn } from '../../content/json.ts';
import { once } from '../../content/memo.ts';
import { type ContentFile, type ContentFiles, nodeAt, pageFiles } from '../../content/read.ts';
import { resolveContent, valueIn } from '../../content/resolve.ts';
import { groupsOf } from '../../groups-of.ts';
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
  /** The page's content file. Empty for a journey that is on no page, like the path. */
  page: string;
  path: string;
  pointer: string;
  journey: Journey;
  validators: Validators;
  steps: readonly SiteStep[];
  /** The page around the steps, as a step without a form that comes last and reads everything. */
  around: SiteStep;
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

export interface Site {
  journeys: readonly SiteJourney[];
  /** Returns the forms that are not steps of journeys, each once. */
  forms(): readonly SiteJourney[];
  facts: Facts;
  /** Returns the names that steps read from earlier steps or as facts. */
  read(): ReadonlySet<string>;
}

/** Reads the facts. A fact whose schema refers to the saved answers is an answer. Only code knows all other facts. */
function readFacts(): Facts {
  const { properties } = readSchema(join(SCHEMAS_DIR, 'data/facts.schema.json'));
  const answers = Object.entries(objectOf(properties)).filter(([, fact]) => objectOf(fact).$ref);
  return { schemas: readNames().factSchemas, answered: new Set(answers.map(([name]) => name)) };
}

function compileAndRun(files: ContentFiles, file: ContentFile) {
  const { content, validators } = runPage(compilePage(files, file).code, file.name);
  return { compiled: content, validators: createValidators(validators) };
}

const entryWith = (form: Partial<Step>): JourneyEntry => {
  return { step: { hash: '', heading: '', buttons: {}, schema: {}, uiSchema: {}, ...form } };
};

function createStep(place: Pick<SiteStep, 'journey' | 'index' | 'entry' | 'at'>): SiteStep {
  const { journey, entry, at } = place;
  const { hash } = entry.step;
  const written = objectOf(valueIn(journey.written, at));
  const when = entry.when && objectOf(valueIn(journey.written, at.replace(/step$/, 'when')));
  const schema = objectOf(written.schema);
  const named = `${at}/${hash === '' ? 'schema' : 'hash'}`;
  const step: SiteStep = { ...place, hash, named, when, schema, fields: new Map() };
  const root = { step, path: [], uiPointer: `${at}/uiSchema`, holder: undefined };
  const fields = fieldsOf([{ schema, pointer: `${at}/schema` }], objectOf(written.uiSchema), root);
  step.fields = new Map(fields.map((field) => [field.name, field]));
  return step;
}

function readPage(site: Site, files: ContentFiles, file: ContentFile) {
  const { value: written, origins } = resolveContent(files, file);
  const run = once(() => compileAndRun(files, file));
  const locate = (pointer: string) => {
    const origin = origins.get(pointer) ?? { file, pointer };
    const node = nodeAt(origin.file, origin.pointer);
    const whole = node?.parent?.type === 'property' ? node.parent : node;
    return { file: origin.file.name, line: lineAndColumn(origin.file, whole?.offset ?? 0).line };
  };
  const pointersTo = (isFound: (value: JsonObject) => boolean) =>
    placesIn(written).flatMap(([value, pointer]) => (isObject(value) && isFound(value) ? [pointer] : []));
  const isPage = file.kind !== 'journey';
  const page = { page: isPage ? file.name : '', path: isPage ? String(valueIn(written, '/path') ?? '') : '' };
  const { schemas, answered } = site.facts;
  const aroundEntry = entryWith({ reads: [...schemas.keys(), ...answered] });

  const create = (pointer: string, content: Journey, stepAt: (index: number) => string): SiteJourney => {
    const own = { pointer, file: locate(`${pointer}/steps`).file, journey: content };
    // its steps refer to it
    const journey = { site, ...page, ...own, written, locate, ...run() } as SiteJourney;
    const index = content.steps.length;
    journey.around = createStep({ journey, index, entry: aroundEntry, at: '/around' });
    journey.steps = content.steps.map((entry, at) =>
      createStep({ journey, index: at, entry, at: stepAt(at) }),
    );
    return journey;
  };
  const journeys = pointersTo(({ steps, name }) => Array.isArray(steps) && typeof name === 'string');
  return {
    journeys: journeys.map((pointer) => {
      const content = valueIn(run().compiled, pointer) as Journey;
      return create(pointer, content, (index) => `${pointer}/steps/${index}/step`);
    }),
    forms: () =>
      pointersTo(({ schema, uiSchema }) => isObject(schema) && isObject(uiSchema))
        .filter((pointer) => !journeys.some((journey) => pointer.startsWith(`${journey}/`)))
        .map((pointer) => {
          const { schema, uiSchema, reads, alerts } = valueIn(run().compiled, pointer) as Step;
          const entry = entryWith({ schema, uiSchema, ...(reads && { reads }), ...(alerts && { alerts }) });
          return create(pointer, { name: '', steps: [entry] }, () => pointer);
        }),
  };
}

/** Reads the journeys and forms on a site's pages, and the journeys that are on no page. */
export function readSite(files: ContentFiles, facts: Facts = readFacts()): Site {
  const forms = once(() => {
    const all = pages.flatMap((page) => page.forms());
    const byPlace = groupsOf(all, ({ locate, pointer }) => JSON.stringify(locate(`${pointer}/schema`)));
    return [...byPlace.values()].flatMap(([first]) => first ?? []);
  });
  const read = once(() => {
    const steps = [...site.journeys, ...forms()].flatMap((journey) => journey.steps);
    const conditions = steps.flatMap(({ when }) => (when ? namesRead({ schema: when, pointer: '' }) : []));
    return new Set([
      ...conditions.map(({ name }) => name),
      ...steps.flatMap(({ entry }) => entry.step.reads ?? []),
    ]);
  });
  const site: Site = { journeys: [], forms, facts, read };
  const pages = pageFiles(files).map((file) => readPage(site, files, file));
  const onPages = pages.flatMap(({ journeys }) => journeys);
  const used = new Set(onPages.map(({ file }) => file));
  const alone = [...files.values()].filter(({ kind, name }) => kind === 'journey' && !used.has(name));
  site.journeys = [...onPages, ...alone.flatMap((file) => readPage(site, files, file).journeys)];
  return site;
}
