import { basename } from 'node:path';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { widgetNameOf } from '../../../src/engine/form/schema.ts';
import type { Place, Properties, ValueOrigin } from '../../../src/studio/model.ts';
import { lineAndColumn } from '../../content/check/diagnostic.ts';
import { ownIcons } from '../../content/compile/icons.ts';
import { escapePart, isObject, type JsonObject, mapDeep, objectOf, placesIn } from '../../content/json.ts';
import { nodeAt } from '../../content/read.ts';
import { valueAt } from '../../content/resolve.ts';
import type { Placed } from '../../schemas/places.ts';
import { conditionPointer } from '../conditions/reveals.ts';
import { nodeCondition } from '../conditions/shown.ts';
import { describedAt, descriptionOf } from '../described.ts';
import { type Field, fieldDrawnAt, fieldsAround, formAround, labelOfField } from '../outline/fields.ts';
import { shapeOf } from '../shapes.ts';
import type { SiteContent } from '../site-content.ts';
import type { createForms } from './compile-form.ts';
import { type Control, controlFor, formName, isEditable, labelFor } from './controls.ts';
import { type LabelAt, originOf, usesOf } from './origins.ts';
import { type Section, withLegal } from './section.ts';
import { fieldSections, nodeSections } from './sections.ts';

const fieldOf = (content: SiteContent, { file, pointer }: Place): Field | undefined =>
  fieldDrawnAt(content.resolved(content.fileOf(file)).value, pointer);

function sectionsOf(
  content: SiteContent,
  { file: name, pointer }: Place,
  field: Field | undefined,
): Section[] {
  const file = content.fileOf(name);
  const { value } = content.resolved(file);
  if (!field) return nodeSections(file.kind, value, pointer);
  const around = fieldsAround(formAround(value, pointer)?.fields ?? [], field);
  return fieldSections(field, {
    widget: widgetNameOf(field.schema as FormSchema, field.ui as UiSchema),
    content: value,
    others: around
      .filter(({ uiPointer }) => uiPointer !== field.uiPointer)
      .map((each) => ({ value: `1/${escapePart(each.name)}`, label: labelOfField(each) })),
  });
}

/** Returns the pointer of a node's condition, or of the rule of a field that a condition can reveal. */
function conditionPlace(
  placed: Placed | undefined,
  { pointer }: Place,
  sections: readonly Section[],
  field: Field | undefined,
): string | undefined {
  if (field) {
    const isSimple = field.gates.length === (conditionPointer(field.pointer) === undefined ? 0 : 1);
    return isSimple ? field.pointer : undefined;
  }
  if (placed && shapeOf(placed) === 'condition') return pointer;
  return sections.flatMap((section) =>
    [...section.properties].flatMap(([name, each]) =>
      shapeOf(each) === 'condition' ? `${section.pointer}/${name}` : [],
    ),
  )[0];
}

/** A property in a form: where it is in the form and in the content. */
interface Drawn {
  section: Section;
  name: string;
  pointer: string;
  control: Control;
}

function drawnIn(section: Section, shown: ReadonlySet<string>): { drawn: Drawn[]; more: Properties['more'] } {
  const isChangeable = (name: string, placed: Placed) =>
    name !== '$schema' &&
    isEditable(placed) &&
    !(section.required.has(name) && placed.schema.const !== undefined);
  const isShown = (name: string) =>
    section.value[name] !== undefined || section.required.has(name) || shown.has(`${section.name}/${name}`);
  const drawn: Drawn[] = [];
  const more: Properties['more'][number][] = [];
  for (const [name, placed] of section.properties) {
    if (!isChangeable(name, placed)) continue;
    const pointer = `${section.pointer}/${escapePart(name)}`;
    if (isShown(name)) drawn.push({ section, name, pointer, control: controlFor(name, placed) });
    else
      more.push({
        name: `${section.name}/${name}`,
        pointer,
        label: labelFor(name, placed),
        description: descriptionOf(placed.schema),
      });
  }
  return { drawn, more };
}

function formOf(sections: readonly Section[], drawn: readonly Drawn[]): Control {
  const group = (section: Section): Control => {
    const own = drawn.filter((each) => each.section === section);
    const named = <Value>(pick: (control: Control) => Value) =>
      Object.fromEntries(own.map(({ name, control }) => [formName(name), pick(control)]));
    const required = own.filter(({ name }) => section.required.has(name)).map(({ name }) => formName(name));
    return {
      schema: { type: 'object', properties: named(({ schema }) => schema), required },
      uiSchema: named(({ uiSchema }) => uiSchema),
    };
  };
  const root = sections.find(({ name }) => name === '');
  const form = root ? group(root) : { schema: { type: 'object', properties: {} }, uiSchema: {} };
  for (const section of sections.filter(({ name }) => name !== '')) {
    const { schema, uiSchema } = group(section);
    if (Object.keys(objectOf(schema.properties)).length === 0) continue;
    Object.assign(objectOf(form.schema.properties), { [section.name]: { ...schema, title: section.title } });
    form.uiSchema[section.name] = uiSchema;
  }
  return form;
}

/** Adds the site's own icons to the fields in which an author chooses an icon. */
function withIcons({ schema, uiSchema }: Control, content: SiteContent): Control {
  const own = ownIcons(content.files);
  const addTo = (part: unknown) =>
    isObject(part) && part['ui:widget'] === 'icon' ? { ...part, 'ui:options': { own } } : part;
  return { schema, uiSchema: mapDeep(uiSchema, addTo) as JsonObject };
}

function locationOf(content: SiteContent, place: Place): string {
  const { file, pointer } = content.definedAt(place);
  const { line } = lineAndColumn(file, nodeAt(file, pointer)?.offset ?? 0);
  return `${basename(content.root)}/${file.name}:${line}`;
}

/**
 * Returns the properties of a node as a form that the engine draws.
 * @param shown the settings to show besides those that it has, as `section/name`
 */
export function propertiesAt(
  content: SiteContent,
  place: Place,
  shown: readonly string[],
  forms: ReturnType<typeof createForms>,
  labelAt: LabelAt,
): Omit<Properties, 'revision' | 'title' | 'kind' | 'condition'> {
  const field = fieldOf(content, place);
  const sections = sectionsOf(content, place, field).map((section) => {
    const { file, pointer } = content.writtenAt({ ...place, pointer: section.pointer });
    return withLegal(section, objectOf(valueAt(file, pointer)));
  });
  const found = sections.map((section) => drawnIn(section, new Set(shown)));
  const drawn = found.flatMap((each) => each.drawn);
  const file = content.fileOf(place.file);
  const { value } = content.resolved(file);

  const groups = new Map(sections.map((section) => [section, new Map<string, unknown>()]));
  const pointers: Record<string, string> = {};
  const written: Record<string, Place> = {};
  const origins: Record<string, ValueOrigin> = {};
  for (const { section, name, pointer } of drawn) {
    const inner = section.value[name];
    const at = [section.name, formName(name)].filter(Boolean);
    pointers[`/${at.map(escapePart).join('/')}`] = pointer;
    const { file: writtenIn, pointer: there } = content.writtenAt({ file: place.file, pointer });
    written[pointer] = { file: writtenIn.name, pointer: there };
    if (inner !== undefined) groups.get(section)?.set(formName(name), inner);
    // what is written with the property comes from where the property comes from
    for (const [, part] of placesIn(inner)) {
      const at = { file: place.file, pointer: pointer + part };
      if (part !== '' && content.isWrittenWithin(at, { ...at, pointer })) continue;
      const origin = originOf(content, at, labelAt);
      if (origin) origins[at.pointer] = origin;
    }
  }
  const values: JsonObject = {};
  for (const [{ name }, group] of groups)
    Object.assign(values, name === '' ? Object.fromEntries(group) : { [name]: Object.fromEntries(group) });
  const described = describedAt(file.kind, value, place.pointer);
  const condition = conditionPlace(described, place, sections, field);
  return {
    place,
    // the schema says nothing about one field
    description: field || !described ? '' : descriptionOf(described.schema),
    location: locationOf(content, place),
    form: forms.addressOf(withIcons(formOf(sections, drawn), content)),
    values,
    pointers,
    written,
    origins,
    shown: drawn.map(({ section, name }) => `${section.name}/${name}`),
    more: found.flatMap((each) => each.more),
    uses: usesOf(content, place, labelAt),
    ...(condition !== undefined && {
      conditionAt: nodeCondition(content, { ...place, pointer: condition }, labelAt),
    }),
  };
}
