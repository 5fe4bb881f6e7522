import { isObject } from '../../content/json.ts';
import { withoutSections } from '../descriptions.ts';
import { facts, sources } from '../names.ts';
import { schemaAt } from '../schema-places.ts';
import { formatType, type Row, rowsOf } from './rows.ts';
import {
  anchor,
  code,
  drawingSection,
  kindSections,
  link,
  pieces,
  ruleSection,
  type Section,
  widgetSections,
} from './sections.ts';

const codeOf = (value: unknown) => (value === undefined ? '' : code(value));
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const isUsed = headings.map((_, column) => rows.some((row) => row[column] !== ''));
  const line = (cells: readonly string[]) => {
    const used = cells.filter((_, column) => isUsed[column]);
    return `| ${used.map(cell).join(' | ')} |`;
  };
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

const rowsTable = (rows: readonly Row[]) =>
  table(
    ['key', 'value', 'default', 'description', 'example'],
    rows.map(({ name, isRequired, type, fallback, about, example }) => [
      `\`${name}\``,
      isRequired ? `${type}, **required**` : type,
      codeOf(fallback),
      about,
      codeOf(example),
    ]),
  );

function section(level: string, { heading, place }: Section, further: readonly Row[] = []): string {
  const placed = schemaAt(place);
  const { description, draws, examples, properties } = placed.schema;
  const rows = [...rowsOf(placed), ...further];
  return [
    `${level} ${heading}`,
    withoutSections(String(description ?? '')),
    ...(isObject(draws) && draws.description ? [`For ${draws.description}.`] : []),
    ...(Array.isArray(examples) && !properties ? [`Example: ${examples.map(code).join(', ')}`] : []),
    ...(rows.length > 0 ? [rowsTable(rows)] : []),
  ].join('\n\n');
}

const fieldRow: Row = {
  name: 'a field’s name',
  isRequired: false,
  type: link(drawingSection),
  fallback: undefined,
  about: 'The uiSchema of this field.',
  example: undefined,
};

function factTable(): string {
  const rows = facts().map(({ name, about, schema }) => {
    const [example] = Array.isArray(schema.examples) ? schema.examples : [];
    const values = formatType({ schema, place: { uri: '', pointer: '' } });
    return [`\`${name}\``, values, withoutSections(about), codeOf(example)];
  });
  return table(['fact', 'value', 'description', 'example'], rows);
}

function sourceTable(): string {
  return table(
    ['source', 'what it returns'],
    sources().map(({ name, about }) => [`\`${name}\``, withoutSections(about)]),
  );
}

const contents = (heading: string, sections: readonly Section[]) =>
  `- [${heading}](#${anchor(heading)}): ${sections.map(link).join(', ')}`;

/** Returns the reference of everything that content may contain. */
export function referencePage(): string {
  const parts = [
    '# Reference',
    'Every key that content may contain, generated from the schemas in this folder by `npm run docs`. For step-by-step recipes, read [content/README.md](../content/README.md); for the checker’s rules, [content/RULES.md](../content/RULES.md).',
    'Keys with dots are nested: `summary.items[].label` is the `label` of each entry of the list `items` in `summary`. A `"$ref"` may replace any text, list or object. An object with texts may have `"$legal"`, the names of its [legal texts](#legal).',
    [
      contents('Kinds of files', kindSections),
      contents('Shared parts', pieces),
      `- [${ruleSection.heading}](#${anchor(ruleSection.heading)}), ${link(drawingSection)}`,
      contents('Widgets', widgetSections),
      '- [Sources](#sources), [Facts](#facts)',
    ].join('\n'),
    '## Kinds of files',
    'Every content file begins with `"$schema"`, the path to the schema of its kind.',
    ...kindSections.map((kind) => section('###', kind)),
    '## Shared parts',
    ...pieces.map((piece) => section('###', piece)),
    section('##', ruleSection),
    section('##', drawingSection, [fieldRow]),
    '## Widgets',
    '`"ui:widget"` names a field’s widget. The default is `list` for a list, `select` for choices, `number` for a number, else `text`. A widget’s options go in `"ui:options"`.',
    ...widgetSections.map((widget) => section('###', widget)),
    '## Sources',
    'Where a widget looks up answers, named by its option `source`.',
    sourceTable(),
    '## Facts',
    'Values that code knows. Conditions may use them, and texts of alerts, summaries and notes may name them in braces. A step lists the facts that it uses in `reads`.',
    factTable(),
  ];
  return `${parts.join('\n\n')}\n`;
}
