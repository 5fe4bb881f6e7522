import { kinds } from '../../content/check/kinds.ts';
import { schemaFiles, schemaUri } from '../../schemas/read.ts';
import type { SchemaPlace } from '../schema-places.ts';

const CONTENT = 'schema:/content';

/** A section of the page. */
export interface Section {
  place: SchemaPlace;
  heading: string;
  name: string;
  isDescribed?: boolean;
}

const fileSection = (kind: string): Section => ({
  place: { uri: `${CONTENT}/${kind}.schema.json`, pointer: '' },
  heading: kind,
  name: kind,
});

const piece = (file: string, pointer: string, heading: string, name = heading): Section => ({
  place: { uri: `${CONTENT}/${file}.schema.json`, pointer },
  heading,
  name,
});

/** Parts that content files share, each described once. */
export const pieces: readonly Section[] = [
  piece('common', '/$defs/text', 'text'),
  piece('common', '/$defs/richText', 'Markdown'),
  piece('common', '/$defs/link', 'link'),
  piece('common', '/$defs/href', 'address'),
  piece('common', '/$defs/button', 'button'),
  piece('common', '/$defs/icon', 'icon'),
  piece('common', '/$defs/hash', 'hash'),
  piece('common', '/$defs/condition', 'condition'),
  piece('common', '/$defs/legal', '$legal', '`$legal`'),
  piece('alert', '', 'alert'),
  piece('dialog', '', 'dialog'),
  piece('price-section', '', 'price-section', 'price section'),
];

export const ruleSection: Section = piece('rule', '', 'Field rules', 'rule');
export const drawingSection: Section = piece('ui-schema', '', 'uiSchema', 'uiSchema');
export const kindSections: readonly Section[] = [...kinds].sort().map(fileSection);

export const widgetSections: readonly Section[] = schemaFiles('widgets')
  .filter((file) => !file.endsWith('/common.schema.json'))
  .map((file) => {
    const uri = schemaUri(file);
    const name = uri.replace(/^schema:\/widgets\/|\.schema\.json$/g, '');
    return { place: { uri, pointer: '' }, heading: `Widget ${name}`, name };
  });

/** Formats a value as code; two backticks keep one inside it. */
export function code(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Returns the anchor of a heading, as GitHub and VS Code create it. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

const elsewhere: readonly Section[] = [
  piece('common', '/$defs/fieldSchema', ruleSection.heading, ruleSection.name),
  piece('common', '/$defs/formSchema', ruleSection.heading, ruleSection.name),
  piece('common', '/$defs/factName', 'Facts', 'fact'),
  piece('ui-schema', '/properties/ui:widget', 'Widgets', 'widget'),
  {
    place: { uri: 'schema:/widgets/common.schema.json', pointer: '/properties/source' },
    heading: 'Sources',
    name: 'source',
  },
];

const all = [
  ...pieces.map((section) => ({ ...section, isDescribed: section.place.pointer !== '' })),
  ...[ruleSection, drawingSection, ...kindSections, ...elsewhere],
];
const byPlace = new Map(all.map((section) => [`${section.place.uri}#${section.place.pointer}`, section]));

/** Returns the section that describes a place; undefined for what is described where it is used. */
export function sectionOf({ uri, pointer }: SchemaPlace): Section | undefined {
  return byPlace.get(`${uri}#${pointer}`);
}
