import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { kindsOf } from '../../../src/engine/form/kinds.ts';
import { branches, isFieldGroup, widgetNameOf } from '../../../src/engine/form/schema.ts';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import type { ModuleNames } from '../../../src/engine/registry.ts';
import { isObject, type JsonObject, listOf, objectOf, placesIn } from '../json.ts';

type Fields = Record<string, FormSchema>;

function collectWidgets(schema: FormSchema, ui: UiSchema, found: Set<string>): void {
  const isField = ui['ui:widget'] !== undefined || !isFieldGroup(schema);
  if (isField) found.add(widgetNameOf(schema, ui));
  const uiOfKinds = listOf(objectOf(ui['ui:options']).kinds);
  for (const [index, kind] of kindsOf(schema).entries())
    collectWidgets(kind, objectOf(uiOfKinds[index]) as UiSchema, found);
  if (ui['ui:widget'] === 'map' && isObject(schema.additionalProperties))
    collectWidgets(schema.additionalProperties, objectOf(ui.additionalProperties) as UiSchema, found);
  // other widgets handle the contents of their value themselves
  if (isField && !Object.keys(ui).some((name) => !name.startsWith('ui:'))) return;
  for (const part of branches(schema)) collectWidgets({ type: 'object', ...part }, ui, found);
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Fields)) {
    collectWidgets(property, (ui[name] ?? {}) as UiSchema, found);
  }
  if (isObject(schema.items)) collectWidgets(schema.items as FormSchema, (ui.items ?? {}) as UiSchema, found);
}

/** Returns the definitions of a field at a form's root, including conditional ones. */
function fieldsNamed(name: string, schema: FormSchema): FormSchema[] {
  const own = schema.properties?.[name];
  return [
    ...(isObject(own) ? [own as FormSchema] : []),
    ...branches(schema).flatMap((part) => fieldsNamed(name, part)),
  ];
}

export type PageModules = Omit<CompiledPage, 'content' | 'validators'>;

function modulesIn(content: unknown, isLater: (pointer: string) => boolean = () => false): ModuleNames {
  const widgets = new Set<string>();
  const sources = new Set<string>();
  for (const [value, pointer] of placesIn(content)) {
    if (!isObject(value) || isLater(pointer)) continue;
    if (isObject(value.schema) && isObject(value.uiSchema)) {
      collectWidgets(value.schema as FormSchema, value.uiSchema as UiSchema, widgets);
    }
    const options = value['ui:options'];
    if (isObject(options) && typeof options.source === 'string') sources.add(options.source);
  }
  return { widgets: [...widgets].sort(), sources: [...sources].sort() };
}

/** Returns the widgets that display answers of earlier steps: those of all answers in a review, or of read ones. */
function widgetsOfAnswers({ review, reads }: JsonObject, earlier: readonly JsonObject[]): Set<string> {
  const found = new Set<string>();
  for (const { schema, uiSchema } of earlier) {
    if (review) collectWidgets(schema as FormSchema, uiSchema as UiSchema, found);
    for (const name of listOf(reads).map(String)) {
      for (const field of fieldsNamed(name, schema as FormSchema))
        collectWidgets(field, objectOf(objectOf(uiSchema)[name]) as UiSchema, found);
    }
  }
  return found;
}

const STEP = /^(.*\/steps)\/([1-9]\d*)\/step$/;

/** Returns all steps but the first of each journey, with the steps before them, by pointer. */
function laterSteps(content: unknown): Map<string, { step: JsonObject; earlier: readonly JsonObject[] }> {
  const places = placesIn(content);
  const values = new Map(places.map(([value, pointer]) => [pointer, value]));
  const later = places.flatMap(([step, pointer]) => {
    const [, steps, index] = STEP.exec(pointer) ?? [];
    if (!isObject(step) || typeof step.hash !== 'string') return [];
    const earlier = listOf(values.get(steps ?? '')).slice(0, Number(index));
    const before = earlier.map((entry) => objectOf(objectOf(entry).step));
    return steps ? [[pointer, { step, earlier: before }] as const] : [];
  });
  return new Map(later);
}

/** Returns the widgets that display answers in the confirmation of a form page. The step that sends them formats them. */
function widgetsOfConfirmation(content: unknown): Set<string> {
  const { journey, confirmation } = objectOf(content);
  const asked = listOf(objectOf(journey).steps).map((entry) => objectOf(objectOf(entry).step));
  return widgetsOfAnswers(objectOf(confirmation), asked);
}

/** Finds the modules that a page needs first, and those of its later steps by hash. */
export function findRequiredModules(content: unknown): PageModules {
  const later = laterSteps(content);
  const pointers = [...later.keys()];
  const isLater = (pointer: string) =>
    pointers.some((step) => pointer === step || pointer.startsWith(`${step}/`));
  const steps = [...later.values()];
  const confirmed = widgetsOfConfirmation(content);
  const ofHash = (hash: unknown): ModuleNames => {
    const same = steps.filter(({ step }) => step.hash === hash);
    const { widgets, sources } = modulesIn(same.map(({ step }) => step));
    const displayed = same.flatMap(({ step, earlier }) => [
      ...widgetsOfAnswers(step, earlier),
      ...(step.submit ? confirmed : []),
    ]);
    return { widgets: [...new Set([...widgets, ...displayed])].sort(), sources };
  };
  return {
    ...modulesIn(content, isLater),
    steps: Object.fromEntries(steps.map(({ step: { hash } }) => [hash, ofHash(hash)])),
  };
}
