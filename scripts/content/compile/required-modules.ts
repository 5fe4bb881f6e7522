import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { branches, isFieldGroup, widgetNameOf } from '../../../src/engine/form/schema.ts';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import type { ModuleNames } from '../../../src/engine/registry.ts';
import { isObject, type JsonObject, placesIn } from '../json.ts';

type Fields = Record<string, FormSchema>;

function collectWidgets(schema: FormSchema, ui: UiSchema, found: Set<string>): void {
  const isField = ui['ui:widget'] !== undefined || !isFieldGroup(schema);
  if (isField) found.add(widgetNameOf(schema, ui));
  // other widgets handle the contents of their value themselves
  if (isField && !Object.keys(ui).some((name) => !name.startsWith('ui:'))) return;
  for (const part of branches(schema)) collectWidgets({ type: 'object', ...part }, ui, found);
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Fields)) {
    collectWidgets(property, (ui[name] ?? {}) as UiSchema, found);
  }
  if (isObject(schema.items)) collectWidgets(schema.items as FormSchema, (ui.items ?? {}) as UiSchema, found);
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

function laterSteps(content: unknown): Map<string, JsonObject> {
  const later = placesIn(content).flatMap(([value, pointer]) => {
    const isLater = /\/steps\/[1-9]\d*\/step$/.test(pointer);
    return isLater && isObject(value) && typeof value.hash === 'string' ? [[pointer, value] as const] : [];
  });
  return new Map(later);
}

/** Finds the modules that a page needs first, and those of its later steps by hash. */
export function findRequiredModules(content: unknown): PageModules {
  const later = laterSteps(content);
  const pointers = [...later.keys()];
  const isLater = (pointer: string) =>
    pointers.some((step) => pointer === step || pointer.startsWith(`${step}/`));
  const steps = [...later.values()];
  const ofHash = (hash: unknown) => modulesIn(steps.filter((step) => step.hash === hash));
  return {
    ...modulesIn(content, isLater),
    steps: Object.fromEntries(steps.map(({ hash }) => [hash, ofHash(hash)])),
  };
}
