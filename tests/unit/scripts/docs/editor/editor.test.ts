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

describe('VS Code finds nothing wrong with content that is right', () => {
  test.each(files)('%s, which is known by its place before it names its schema', async (name, text) => {
    expect(await problems(name, text)).toEqual([]);
    const unnamed = text.replace(/"\$schema": "[^"]*",/, '');
    expect(await problems(name, unnamed)).toEqual([]);
    const misspelt = unnamed.replace('{', '{ "headding": "New",');
    expect(await problems(name, misspelt)).toEqual([`${name}:1 Property headding is not allowed.`]);
  });

  test('every kind of content has its settings', async () => {
    const broken = [...kinds].map((kind) =>
      problems('content/x.json', `{ "$schema": "../schemas/content/${kind}.schema.json", "headding": 1 }`),
    );
    for (const found of await Promise.all(broken)) {
      expect(found).toContainEqual(expect.stringContaining('Property headding is not allowed.'));
    }
  });
});

describe('VS Code reports mistakes while they are made', () => {
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
  ])('%s', async (_, part, message) => {
    const found = await problems(STEP, step(part));
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
  });
});

describe('hovering explains', () => {
  const when = `"when": { "properties": { "offer${CURSOR}": { "const": "incomplete" } } }`;
  const delay = `"ui:options": { "source": "countries", "del${CURSOR}ay": 1 }`;

  test.each<[string, Parameters<typeof step>[0], string[]]>([
    [
      'a keyword of content, with an example',
      { ui: `"ui:${CURSOR}description": "As on a map."` },
      ['The hint between the label and the control.', 'Example:'],
    ],
    [
      'an option of the widget beside it, with its default',
      { ui: `"ui:widget": "typeahead", ${delay}` },
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
      { more: `"alerts": [{ "level": "info", "text": "x", ${when} }],` },
      ['Whether the product is sold for the answers in the quote.'],
    ],
  ])('%s', async (_case, parts, texts) => {
    const box = await hover(STEP, step(parts));
    for (const text of texts) expect(box).toContain(text);
  });

  test('the description beside a shared definition instead of the definition’s own', async () => {
    const box = await hover(STEP, step({}).replace('"heading"', `"head${CURSOR}ing"`));
    expect(box).toContain('The main heading of the screen');
  });
});

describe('completion offers', () => {
  test('every widget with its description', async () => {
    const offered = await offers(STEP, step({ ui: `"ui:widget": "${CURSOR}"` }));
    expect(labels(offered).sort()).toEqual([...readNames().widgets].sort());
    expect(about(offered, 'date')).toContain('A date, typed as dd/MM/yyyy');
  });

  const options = (widget: string) => ({ ui: `"ui:widget": "${widget}", "ui:options": { "${CURSOR}" }` });
  const choice = `{ "a": { "icon": "${CURSOR}" } }`;
  const when = (condition: string) => ({
    more: `"alerts": [{ "level": "info", "text": "x", "when": { "properties": ${condition} } }],`,
  });
  const reveal = `{ "if": { "required": ["city"] }, "then": { "properties": { "zip": { "${CURSOR}" } } } }`;

  test.each<[string, Parameters<typeof step>[0], offered: string[], not?: string]>([
    [
      'the options of the widget that is named',
      options('typeahead'),
      ['labelKey', 'source', 'allowNew'],
      'layout',
    ],
    ['those of another widget', options('button-group'), ['layout', 'choices'], 'labelKey'],
    [
      'the facts that a step may read but for those it reads',
      { more: `"reads": ["age", "${CURSOR}"],` },
      ['visaType'],
      'age',
    ],
    ['the facts that a condition may read', when(`{ "${CURSOR}" }`), ['priceChangedBy']],
    ['the values of a fact', when(`{ "coverType": { "const": "${CURSOR}" } }`), ['S', 'D', 'F', 'P']],
    [
      'icons',
      { ui: `"ui:widget": "button-group", "ui:options": { "choices": ${choice} }` },
      ['heart-pulse', 'plane'],
    ],
    [
      'the keywords of rules, inside reveals too',
      { schema: `, "allOf": [${reveal}]` },
      ['pattern', 'dateRange'],
    ],
  ])('%s', async (_case, parts, offered, other) => {
    const found = labels(await offers(STEP, step(parts)));
    expect(found).toEqual(expect.arrayContaining(offered));
    if (other) expect(found).not.toContain(other);
  });

  test('the options of all widgets where a $ref brings the widget, each saying whose it is', async () => {
    const ui = `"$ref": "../../fields.json#/ui/birthday", "ui:options": { "${CURSOR}" }`;
    const offered = await offers(STEP, step({ ui }));
    expect(about(offered, 'opensYearsBack')).toContain('(date)');
  });

  test('what a widget cannot do without, with its options', async () => {
    const offered = await offers(STEP, step({ ui: `"ui:widget": "typeahead", "${CURSOR}"` }));
    const { textEdit } = offered.find(({ label }) => label === 'ui:options') ?? {};
    expect(textEdit?.newText).toContain('"source"');
  });

  test('every source, each with what it answers', async () => {
    const ui = `"ui:widget": "select", "ui:options": { "source": "${CURSOR}" }`;
    const offered = await offers(STEP, step({ ui }));
    expect(labels(offered).sort()).toEqual([...readNames().sources].sort());
    expect(about(offered, 'countries')).toContain('Countries');
  });

  test('an alert in one go, to be filled in', async () => {
    const offered = await offers(STEP, step({ ui: `"ui:alerts": [${CURSOR}]` }));
    const alert = offered.find(({ label }) => label === 'Alert');
    expect(alert?.textEdit?.newText).toContain('info,warning,error,good');
  });

  test('a $ref after all other keys', async () => {
    const offered = await offers(STEP, step({ ui: `"${CURSOR}"` }));
    expect(offered.find(({ label }) => label === '$ref')?.sortText).toBe('~');
  });
});
