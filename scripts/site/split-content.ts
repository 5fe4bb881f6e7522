import { schemaParser } from '@rjsf/utils';
import type { AnySchemaObject } from 'ajv';
import type { JourneyEntry, Step } from '#types/content/journey';
import { contentCode } from '../content/compile/content-code.ts';
import type { CompiledPage } from '../content/compile/page.ts';
import { isObject, objectOf, placesIn } from '../content/json.ts';

/** The parts of a step that its journey needs before the step opens. */
const KNOWN = new Set<string>([
  'hash',
  'heading',
  'reads',
  'review',
  'private',
  'width',
  'submit',
  'buttons',
]);

const entriesWhere = (step: object, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(step).filter(([name]) => isWanted(name)));

const NO_FIELDS = { $id: 'noFields', type: 'object', properties: {} };

/** Returns what stays of a step in the content of the first views. */
const withoutFields = (step: Step) => ({
  ...entriesWhere(step, (name) => KNOWN.has(name)),
  schema: NO_FIELDS,
  uiSchema: {},
});

/** Returns the ids of the rules that content names, and of those that RJSF uses to lay its fields out. */
function rulesIn(content: unknown, rules: CompiledPage['rules']): Set<string> {
  const found = new Set<string>();
  for (const [item] of placesIn(content)) {
    const id = isObject(item) && String(item.$id);
    const rule = id && rules.get(id);
    if (!rule) continue;
    found.add(id);
    for (const part of Object.keys(schemaParser(rule))) found.add(part);
  }
  return found;
}

/**
 * Splits a page's content into two modules. The first one has the whole steps of the first views; the second one has
 * the other steps' fields and rules, which src/engine/mount/complete-page.ts adds.
 * @param hashes the hashes of the steps that are first views
 * @returns `first`, which returns the code of the first module for the path of the second one; and `later`, the code of
 * the second one. Without later steps there is only one
 */
export function splitContent(
  page: CompiledPage,
  hashes: readonly string[],
): { first(later?: string): string; later: string | undefined } {
  const { content, modules, rules, code } = page;
  const { journey } = objectOf(content) as { journey?: { steps: readonly JourneyEntry[] } };
  const later = journey?.steps.map(({ step }) => step).filter(({ hash }) => !hashes.includes(hash)) ?? [];
  // a page without first views draws any step at once
  if (!journey || hashes.length === 0 || later.length === 0) return { first: () => code, later: undefined };

  const steps = journey.steps.map((entry) =>
    later.includes(entry.step) ? { ...entry, step: withoutFields(entry.step) } : entry,
  );
  const first = { ...content, journey: { ...journey, steps } };
  const needed = rulesIn(first, rules);
  const rulesWhere = (isNeeded: boolean) =>
    new Map<string, AnySchemaObject>([...rules].filter(([id]) => needed.has(id) === isNeeded));
  const parts = later.map((step) => [step.hash, entriesWhere(step, (name) => !KNOWN.has(name))]);
  return {
    first: (address) =>
      contentCode(
        rulesWhere(true).set(NO_FIELDS.$id, NO_FIELDS),
        { ...modules, content: first },
        `later: { hashes: ${JSON.stringify(later.map(({ hash }) => hash))}, load: () => import(${JSON.stringify(address)}) }`,
      ),
    later: contentCode(rulesWhere(false), { steps: Object.fromEntries(parts) }),
  };
}
