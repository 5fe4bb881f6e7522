import { describe, expect, test } from 'vitest';
import { kinds } from '../../../../../scripts/content/check/kinds.ts';
import { readNames } from '../../../../../scripts/content/check/names.ts';
import { readContent } from '../../../../../scripts/content/read.ts';
import { about, CURSOR, labels, openWorkspace } from './vscode.ts';

const { problems, hover, offers } = await openWorkspace();
const files = [...readContent().values()].map(({ name, text }) => [`content/${name}`, text] as const);

const STEP = 'content/steps/quote/new.json';

/** Returns the text of a step that an author is editing. */
function step({ schema = '', ui = '', more = '' }) {
  return `{
    "$schema": "../../../schemas/content/step.schema.json",
    "hash": "new", "heading": "New", ${more}
    "schema": { "type": "object", "properties": { "city": { "type": "string", "title": "City" } } ${schema} },
    "uiSchema": { "city": { ${ui} } },
    "buttons": {}
  }`;
}

describe('VS Code validation', () => {
  test.each(files)('accepts %s, even without its schema name', async (name, text) => {
    expect(await problems(name, text)).toEqual([]);
    const unnamed = text.replace(/"\$schema": "[^"]*",/, '');
    expect(await problems(name, unnamed)).toEqual([]);
    const misspelt = unnamed.replace('{', '{ "headding": "New",');
    expect(await problems(name, misspelt)).toEqual([`${name}:1 Property headding is not allowed.`]);
  });

  test('applies to every kind of content', async () => {
    const broken = [...kinds].map((kind) =>
      problems('content/x.json', `{ "$schema": "../schemas/content/${kind}.schema.json", "headding": 1 }`),
    );
    for (const found of await Promise.all(broken)) {
      expect(found).toContainEqual(expect.stringContaining('Property headding is not allowed.'));
    }
  });
});

const when = (condition: string) => ({
  more: `"alerts": [{ "level": "info", "text": "x", "when": { "properties": { ${condition} } } }],`,
});

test.each([
  ['an unknown widget', { ui: '"ui:widget": "typeahed"' }, /Value is not accepted/],
  [
    'an option of another widget',
    { ui: '"ui:widget": "checkbox", "ui:options": { "labelKey": "name" }' },
    /Property labelKey is not allowed/,
  ],
  ['an unknown fact', { more: '"reads": ["coverTyp"],' }, /Value is not accepted/],
  ['a misspelt keyword of a rule', { schema: ', "requird": []' }, /Property requird is not allowed/],
  ['an alert without its text', { ui: '"ui:alerts": [{ "level": "info" }]' }, /Missing property "text"/],
])('VS Code reports %s', async (_, part, message) => {
  expect(await problems(STEP, step(part))).toEqual([expect.stringMatching(message)]);
});

test.each<[string, Parameters<typeof step>[0], string[]]>([
  [
    'a keyword of content, with an example',
    { ui: `"ui:${CURSOR}description": "As on a map."` },
    ['The hint between the label and the control.', 'Example:'],
  ],
  [
    'an option of the widget beside it, with its default',
    { ui: `"ui:widget": "typeahead", "ui:options": { "source": "countries", "del${CURSOR}ay": 1 }` },
    ['Debounce: the milliseconds without typing before a search is sent.', '``200``'],
  ],
  ['a widget by its name', { ui: `"ui:widget": "type${CURSOR}ahead"` }, ['A search with suggestions']],
  [
    'a keyword of a rule',
    { schema: `, "req${CURSOR}uired": ["city"]` },
    ['The names of the fields that must be answered'],
  ],
  [
    'a fact in a condition',
    when(`"offer${CURSOR}": { "const": "incomplete" }`),
    ['Whether the product is sold for the answers in the quote.'],
  ],
])('VS Code explains %s on hover', async (_case, parts, texts) => {
  const box = await hover(STEP, step(parts));
  for (const text of texts) expect(box).toContain(text);
});

test('VS Code prefers the description beside a shared definition on hover', async () => {
  const box = await hover(STEP, step({}).replace('"heading"', `"head${CURSOR}ing"`));
  expect(box).toContain('The main heading of the screen');
});

describe('completion in VS Code', () => {
  const { widgets, sources } = readNames();
  const options = (widget: string) => ({ ui: `"ui:widget": "${widget}", "ui:options": { "${CURSOR}" }` });
  const choices = `"ui:options": { "choices": { "a": { "icon": "${CURSOR}" } } }`;
  const reveal = `{ "if": { "required": ["city"] }, "then": { "properties": { "zip": { "${CURSOR}" } } } }`;

  test.each<[string, Parameters<typeof step>[0], names: string[], other?: string]>([
    ['widget’s options', options('typeahead'), ['labelKey', 'source', 'allowNew'], 'layout'],
    ['another widget’s options', options('button-group'), ['layout', 'choices'], 'labelKey'],
    ['further facts for a step', { more: `"reads": ["age", "${CURSOR}"],` }, ['visaType'], 'age'],
    ['facts for a condition', when(`"${CURSOR}"`), ['priceChangedBy']],
    ['values of a fact', when(`"coverType": { "const": "${CURSOR}" }`), ['S', 'D', 'F', 'P']],
    ['icons', { ui: `"ui:widget": "button-group", ${choices}` }, ['heart-pulse', 'plane']],
    ['keywords of rules in reveals', { schema: `, "allOf": [${reveal}]` }, ['pattern', 'dateRange']],
  ])('offers %s', async (_case, parts, names, other = '') => {
    const found = labels(await offers(STEP, step(parts)));
    expect(found).toEqual(expect.arrayContaining(names));
    expect(found).not.toContain(other);
  });

  test.each<[string, string, ReadonlySet<string> | undefined, string, string]>([
    ['every widget', `"ui:widget": "${CURSOR}"`, widgets, 'date', 'A date, typed as dd/MM/yyyy'],
    [
      'every source',
      `"ui:widget": "select", "ui:options": { "source": "${CURSOR}" }`,
      sources,
      'countries',
      'Countries',
    ],
    [
      'the options of all widgets where a $ref brings the widget',
      `"$ref": "../../fields.json#/ui/birthday", "ui:options": { "${CURSOR}" }`,
      undefined,
      'opensYearsBack',
      '(date)',
    ],
  ])('offers %s with descriptions', async (_case, ui, all, label, description) => {
    const offered = await offers(STEP, step({ ui }));
    if (all) expect(labels(offered).sort()).toEqual([...all].sort());
    expect(about(offered, label)).toContain(description);
  });

  test.each([
    ['the options that a widget requires', `"ui:widget": "list", "${CURSOR}"`, 'ui:options', '"itemTitle"'],
    ['an alert in one go', `"ui:alerts": [${CURSOR}]`, 'Alert', 'info,warning,error,good'],
  ])('offers %s as a template', async (_case, ui, label, text) => {
    const offered = await offers(STEP, step({ ui }));
    expect(offered.find((offer) => offer.label === label)?.textEdit?.newText).toContain(text);
  });

  test('offers a $ref after all other keys', async () => {
    const offered = await offers(STEP, step({ ui: `"${CURSOR}"` }));
    expect(offered.find(({ label }) => label === '$ref')?.sortText).toBe('~');
  });
});
