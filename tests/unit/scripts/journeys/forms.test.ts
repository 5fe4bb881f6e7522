import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FormMap } from '#types/data/journeys';
import type { JsonObject } from '../../../../scripts/content/json.ts';
import { type ContentFiles, readContent, readFile } from '../../../../scripts/content/read.ts';
import { mapForm } from '../../../../scripts/journeys/map.ts';
import { type Facts, readSite } from '../../../../scripts/journeys/site/site.ts';
import { SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';
import { choice, object, unreachableIn, when } from './site-of.ts';

function mapForms(files: ContentFiles, facts?: Facts): FormMap[] {
  return readSite(files, facts).forms().map(mapForm);
}

/** Maps the forms of a product page: one in its own content, and one in a file that it refers to. */
function formsOf(choices: JsonObject, email: JsonObject, pages = 1): FormMap[] {
  const page = { choices: { uiSchema: {}, ...choices }, emailQuote: { $ref: 'email.json' } };
  const file = (name: string, kind: string, content: object) => {
    const $schema = join(SCHEMAS_DIR, `content/${kind}.schema.json`);
    const path = `/site/${name}.json`;
    return [path, readFile(path, '/site', JSON.stringify({ $schema, ...content }, null, 2))] as const;
  };
  const products = Array.from({ length: pages }, (_, index) =>
    file(`product-${index}`, 'product-summary-page', page),
  );
  const files = new Map([...products, file('email', 'email-quote', { uiSchema: {}, ...email })]);
  const schemas = new Map([['offer', { enum: ['sold', 'gone'] }]]);
  return mapForms(files, { schemas, answered: new Set() });
}

const plain = { schema: object({ name: { type: 'string', title: 'Name' } }) };
const alert = (text: string, condition: object) => ({ level: 'info', text, when: condition });
const colour = choice('Colour', 'red', 'blue');
const shade = { type: 'string', title: 'Shade', examples: ['dark'] };

describe('forms outside the journeys', () => {
  test('§2: those of the content are the landing page’s, the product’s, and the one that e-mails', () => {
    const maps = mapForms(readContent());
    expect(maps.map(({ file, page }) => [file, page])).toEqual([
      ['pages/landing.json', 'pages/landing.json'],
      ['pages/product-summary.json', 'pages/product-summary.json'],
      ['email-quote.json', 'pages/product-summary.json'],
    ]);
    const [landing, summary, email] = maps.map(({ reaches }) => reaches);
    expect(landing?.find(({ target }) => target.kind === 'alert')?.visit?.answers).toEqual({
      visaType: [expect.objectContaining({ isSupported: false })],
    });
    expect(summary?.map(({ visit }) => ({ ...visit?.told, ...visit?.facts }))).toEqual([
      {},
      { visaType: [expect.objectContaining({ isSupported: false })] },
      { missing: 'coverType' },
      { missing: 'age' },
      { missing: 'partnerAge' },
      { offer: 'unavailable' },
    ]);
    const named = email?.map(({ target }) => ('field' in target ? target.field : ''));
    expect(new Set(named)).toEqual(new Set(['firstName', 'email', 'agree']));
    expect(maps.flatMap(({ reaches }) => reaches.filter(({ visit }) => !visit))).toEqual([]);
    expect(maps.flatMap(({ deadEnds, searchLimits }) => [...deadEnds, ...searchLimits])).toEqual([]);
  });

  test('each has its reveals, alerts and messages, and no step', () => {
    const red = { if: when({ colour: 'red' }), then: object({ shade }, { required: ['shade'] }) };
    const uiSchema = { shade: { 'ui:messages': 'Enter a shade' } };
    const [form] = formsOf(
      {
        schema: object({ colour }, red),
        uiSchema,
        reads: ['offer'],
        alerts: [alert('Gone.', when({ offer: 'gone' })), alert('Blue.', when({ colour: 'blue' }))],
      },
      plain,
    );
    expect(form).toMatchObject({
      file: 'product-0.json',
      page: 'product-0.json',
      deadEnds: [],
      searchLimits: [],
    });
    expect(
      form?.reaches.map(({ hash, target, visit }) => [hash, target.kind, visit?.facts, visit?.answers]),
    ).toEqual([
      ['', 'reveal', {}, { colour: 'red' }],
      ['', 'alert', { offer: 'gone' }, {}],
      ['', 'alert', {}, { colour: 'blue' }],
      ['', 'message', {}, { colour: 'red' }],
    ]);
  });

  test('what is unreachable has its reason, and its line in the form’s own file', () => {
    const uiSchema = { shade: { 'ui:alerts': [alert('Bold.', when({ colour: 'blue' }))] } };
    const red = { if: when({ colour: 'red' }), then: object({ shade }) };
    const [, form] = formsOf(plain, { schema: object({ colour }, red), uiSchema });
    if (!form) throw new Error('There is no form.');
    expect(unreachableIn(form)).toEqual({
      'alert Bold.': 'its conditions exclude each other: colour is blue; and colour is red',
    });
    expect(form.reaches.find(({ target }) => target.kind === 'alert')).toMatchObject({ file: 'email.json' });
  });

  test('one that nobody can complete is a dead end', () => {
    const [form] = formsOf({ schema: object({ colour }, { required: ['colour', 'gone'] }) }, plain);
    expect(form?.deadEnds).toEqual([
      {
        hash: '',
        file: 'product-0.json',
        line: form?.line,
        reason: 'gone is required, and is not in view',
      },
    ]);
  });

  test('one that several pages have is read once', () => {
    expect(formsOf(plain, plain, 2).map(({ file }) => file)).toEqual([
      'product-0.json',
      'email.json',
      'product-1.json',
    ]);
  });
});
