import { kinds } from '../../content/check/kinds.ts';
import { schemaFiles, schemaUri } from '../../schemas/read.ts';
import type { SchemaPlace } from '../editor/bundle.ts';

const CONTENT = 'schema:/content';

/** A part of the page: what it is about, and how the page leads to it. */
export interface Section {
  place: SchemaPlace;
  heading: string;
  /** how tables name it */
  name: string;
  /** whether what it is about stands there, so that tables need not say it */
  isExplained?: boolean;
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

/** Pieces that content files share, each explained once. */
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
  piece('price-section', '', 'price-section', 'words of the price'),
];

export const ruleSection: Section = piece('rule', '', 'Rules of fields', 'rule');
export const drawingSection: Section = piece('ui-schema', '', 'How fields are drawn', 'drawing');
export const kindSections: readonly Section[] = [...kinds].sort().map(fileSection);

export const widgetSections: readonly Section[] = schemaFiles('widgets')
  .filter((file) => !file.endsWith('/common.schema.json'))
  .map((file) => {
    const uri = schemaUri(file);
    const name = uri.replace(/^schema:\/widgets\/|\.schema\.json$/g, '');
    return { place: { uri, pointer: '' }, heading: `Widget ${name}`, name };
  });

/** The heading's address on the page, as GitHub and VS Code make it. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

/** Names that lead to what is listed elsewhere on the page. */
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
  ...pieces.map((section) => ({ ...section, isExplained: section.place.pointer !== '' })),
  ...[ruleSection, drawingSection, ...kindSections, ...elsewhere],
];
const byPlace = new Map(all.map((section) => [`${section.place.uri}#${section.place.pointer}`, section]));

/** The part of the page that explains a place; undefined for what is explained where it is used. */
export function sectionOf({ uri, pointer }: SchemaPlace): Section | undefined {
  return byPlace.get(`${uri}#${pointer}`);
}
