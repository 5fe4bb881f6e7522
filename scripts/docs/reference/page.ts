import { objectOf } from '../../content/json.ts';
import { schemaAt } from '../../schemas/places.ts';
import { facts, sources, withoutSections } from '../names.ts';
import { COLUMNS, formatType, rowsOf } from './rows.ts';
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

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const isUsed = headings.map((_, column) => rows.some((row) => row[column] !== ''));
  const line = (cells: readonly string[]) => {
    const used = cells.filter((_, column) => isUsed[column]);
    return `| ${used.map(cell).join(' | ')} |`;
  };
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

function section(level: string, { heading, place }: Section, further: readonly string[][] = []): string {
  const placed = schemaAt(place);
  const { description, draws, examples, properties } = placed.schema;
  const { description: drawn } = objectOf(draws);
  const rows = [...rowsOf(placed), ...further];
  return [
    `${level} ${heading}`,
    withoutSections(description),
    drawn && `For ${drawn}.`,
    Array.isArray(examples) && !properties && `Example: ${examples.map(code).join(', ')}`,
    rows.length > 0 && table(COLUMNS, rows),
  ]
    .filter((part) => typeof part === 'string')
    .join('\n\n');
}

const FIELD_ROW = ['`a field’s name`', link(drawingSection), '', 'The uiSchema of this field.', ''];

function factTable(): string {
  const rows = facts().map(({ name, about, schema }) => {
    const [example] = Array.isArray(schema.examples) ? schema.examples : [];
    const values = formatType({ schema, place: { uri: '', pointer: '' } });
    return [`\`${name}\``, values, withoutSections(about), code(example)];
  });
  return table(['fact', 'value', 'description', 'example'], rows);
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
    section('##', drawingSection, [FIELD_ROW]),
    '## Widgets',
    '`"ui:widget"` names a field’s widget. The default is `list` for a list, `select` for choices, `number` for a number, else `text`. A widget’s options go in `"ui:options"`.',
    ...widgetSections.map((widget) => section('###', widget)),
    '## Sources',
    'Where a widget looks up answers, named by its option `source`.',
    table(
      ['source', 'what it returns'],
      sources().map(({ name, about }) => [`\`${name}\``, withoutSections(about)]),
    ),
    '## Facts',
    'Values that code knows. Conditions may use them, and texts of alerts, summaries and notes may name them in braces. A step lists the facts that it uses in `reads`.',
    factTable(),
  ];
  return `${parts.join('\n\n')}\n`;
}
