import { kinds } from '../../content/check/kinds.ts';
import { type SchemaPlace, schemaPlace } from '../../schemas/places.ts';
import { widgets } from '../names.ts';

export interface Section {
  place: SchemaPlace;
  heading: string;
  name: string;
  isDescribed?: boolean;
}

const section = (uri: string, pointer: string, heading: string, name = heading): Section => {
  return { place: schemaPlace(uri, pointer), heading, name };
};
const piece = (file: string, ...rest: [pointer: string, heading: string, name?: string]) =>
  section(`content/${file}`, ...rest);

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
export const drawingSection: Section = piece('ui-schema', '', 'uiSchema');
export const kindSections: readonly Section[] = [...kinds].sort().map((kind) => piece(kind, '', kind));

export const widgetSections: readonly Section[] = widgets().map(({ name }) =>
  section(`widgets/${name}`, '', `Widget ${name}`, name),
);

/** Formats a value as code, with two backticks if the value contains one. Empty if there is no value. */
export function code(value: unknown): string {
  if (value === undefined) return '';
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

const all = [
  ...pieces.map((piece) => ({ ...piece, isDescribed: piece.place.pointer !== '' })),
  ...[ruleSection, drawingSection, ...kindSections],
  piece('common', '/$defs/fieldSchema', ruleSection.heading, ruleSection.name),
  piece('common', '/$defs/formSchema', ruleSection.heading, ruleSection.name),
  piece('common', '/$defs/factName', 'Facts', 'fact'),
  piece('ui-schema', '/properties/ui:widget', 'Widgets', 'widget'),
  section('widgets/common', '/properties/source', 'Sources', 'source'),
];
const byPlace = new Map(all.map((section) => [`${section.place.uri}#${section.place.pointer}`, section]));

/** Returns a link to a section. */
export const link = ({ heading, name }: Section) => `[${name}](#${anchor(heading)})`;

/** Returns the section that describes a place. Undefined if the place is described where it is used. */
export function sectionOf({ uri, pointer }: SchemaPlace): Section | undefined {
  return byPlace.get(`${uri}#${pointer}`);
}
