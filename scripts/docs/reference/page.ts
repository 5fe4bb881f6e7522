import { isObject } from '../../content/json.ts';
import { facts, sources } from '../editor/names.ts';
import { plainWords } from '../editor/words.ts';
import { type Row, rowsOf } from './rows.ts';
import { schemaAt } from './schemas.ts';
import {
  anchor,
  drawingSection,
  kindSections,
  pieces,
  ruleSection,
  type Section,
  widgetSections,
} from './sections.ts';
import { rowsTable, table } from './table.ts';
import { typeWords } from './type-words.ts';

const link = ({ heading, name }: Section) => `[${name}](#${anchor(heading)})`;
const code = (value: unknown) => `\`${JSON.stringify(value)}\``;

function aboutOf({ place }: Section): string {
  return plainWords(String(schemaAt(place).schema.description ?? ''));
}

/** What a section says before its table: which fields a widget is for. */
function forWhom({ place }: Section): string[] {
  const { draws } = schemaAt(place).schema;
  return isObject(draws) && typeof draws.description === 'string' ? [`Draws ${draws.description}.`] : [];
}

function examplesOf({ place }: Section): string[] {
  const { examples, properties } = schemaAt(place).schema;
  return Array.isArray(examples) && !properties ? [`For example: ${examples.map(code).join(', ')}`] : [];
}

function section(level: string, of: Section, further: readonly Row[] = []): string {
  const rows = [...rowsOf(schemaAt(of.place)), ...further];
  return [
    `${level} ${of.heading}`,
    aboutOf(of),
    ...forWhom(of),
    ...examplesOf(of),
    ...(rows.length > 0 ? [rowsTable(rows)] : []),
  ].join('\n\n');
}

/** What is the same for each field inside a form or a group. */
const fieldRow: Row = {
  name: 'the name of a field',
  isRequired: false,
  type: `[${drawingSection.name}](#${anchor(drawingSection.heading)})`,
  fallback: undefined,
  about: 'How the field of this name is drawn.',
  example: undefined,
};

function factTable(): string {
  const rows = facts().map(({ name, about, schema }) => {
    const [example] = Array.isArray(schema.examples) ? schema.examples : [];
    const values = typeWords({ schema, place: { uri: '', pointer: '' } });
    return [`\`${name}\``, values, plainWords(about), example === undefined ? '' : code(example)];
  });
  return table(['fact', 'what it may be', 'what it tells', 'example'], rows);
}

function sourceTable(): string {
  return table(
    ['source', 'what it answers'],
    sources().map(({ name, about }) => [`\`${name}\``, plainWords(about)]),
  );
}

const contents = (heading: string, sections: readonly Section[]) =>
  `- [${heading}](#${anchor(heading)}): ${sections.map(link).join(', ')}`;

/** The page of all that content may say. */
export function referencePage(): string {
  const parts = [
    '# Reference',
    'Every word that content may say, generated from the schemas beside this page by `npm run docs`. How changes are made step by step: [content/README.md](../content/README.md). What the checker says: [content/RULES.md](../content/RULES.md).',
    'A word with dots stands inside others: `summary.items[].label` is the `label` of each entry of the list `items` in `summary`. Wherever a text or a group may stand, `"$ref"` may take one in from elsewhere. Beside texts, `"$legal"` may name those that are [legal texts](#legal).',
    [
      contents('Kinds of files', kindSections),
      contents('Pieces', pieces),
      `- [${ruleSection.heading}](#${anchor(ruleSection.heading)}), [${drawingSection.heading}](#${anchor(drawingSection.heading)})`,
      contents('Widgets', widgetSections),
      '- [Sources](#sources), [Facts](#facts)',
    ].join('\n'),
    '## Kinds of files',
    'The first word of every content file is `"$schema"`: the way to the schema of its kind.',
    ...kindSections.map((kind) => section('###', kind)),
    '## Pieces',
    ...pieces.map((piece) => section('###', piece)),
    section('##', ruleSection),
    section('##', drawingSection, [fieldRow]),
    '## Widgets',
    'A field is drawn by the widget that `"ui:widget"` names; without it, by `list` for a list, `select` for choices, `number` for a number, else `text`. What a widget may be told stands in `"ui:options"`.',
    ...widgetSections.map((widget) => section('###', widget)),
    '## Sources',
    'What a field may ask, by its option `source`.',
    sourceTable(),
    '## Facts',
    'What code knows: conditions look at it, and texts of alerts, summaries and notes may name it in braces. A step lists what it uses in `reads`.',
    factTable(),
  ];
  return `${parts.join('\n\n')}\n`;
}
