import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FormMap } from '#types/data/journeys';
import type { JsonObject } from '../../../../scripts/content/json.ts';
import { type ContentFiles, readContent, readFile } from '../../../../scripts/content/read.ts';
import { mapForm } from '../../../../scripts/journeys/map.ts';
import { type Facts, readSite } from '../../../../scripts/journeys/site/site.ts';
import { SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';
import { alert, choice, object, reachesIn, reveals, text, when } from './site-of.ts';

function mapForms(files: ContentFiles, facts?: Facts): FormMap[] {
  return readSite(files, facts).forms().map(mapForm);
}

const plain = { schema: object({ name: text('Name') }) };

/** Maps the forms of product pages: one in their own content, and one in a file that they refer to. */
function formsOf(choices: JsonObject, email: JsonObject = plain, pages = 1): FormMap[] {
  const file = (name: string, kind: string, content: object) => {
    const $schema = join(SCHEMAS_DIR, `content/${kind}.schema.json`);
    const path = `/site/${name}.json`;
    return [path, readFile(path, '/site', JSON.stringify({ $schema, ...content }, null, 2))] as const;
  };
  const page = { choices: { uiSchema: {}, ...choices }, emailQuote: { $ref: 'email.json' } };
  const names = Array.from({ length: pages }, (_, index) => `product-${index}`);
  const products = names.map((name) => file(name, 'product-summary-page', page));
  const files = new Map([...products, file('email', 'email-quote', { uiSchema: {}, ...email })]);
  return mapForms(files, { schemas: new Map([['offer', { enum: ['sold', 'gone'] }]]), answered: new Set() });
}

const colour = choice('Colour', 'red', 'blue');
const red = reveals(when({ colour: 'red' }), { shade: text('Shade') }, 'shade');
const blue = when({ colour: 'blue' });

describe('forms outside the journeys', () => {
  test('§2: are on the landing page, the product page and in the e-mail', () => {
    const maps = mapForms(readContent());
    expect(maps.map(({ file, page }) => [file, page])).toEqual([
      ['pages/landing.json', 'pages/landing.json'],
      ['pages/product-summary.json', 'pages/product-summary.json'],
      ['email-quote.json', 'pages/product-summary.json'],
    ]);
    const [landing, summary, email] = maps.map(({ reaches }) => reaches);
    const notSupported = { visaType: [expect.objectContaining({ isSupported: false })] };
    expect(landing?.find(({ target }) => target.kind === 'alert')?.visit?.answers).toEqual(notSupported);
    expect(summary?.map(({ visit }) => ({ ...visit?.shared, ...visit?.facts }))).toEqual([
      {},
      notSupported,
      ...['coverType', 'age', 'partnerAge'].map((missing) => ({ missing })),
      { offer: 'unavailable' },
    ]);
    const named = email?.map(({ target }) => ('field' in target ? target.field : ''));
    expect(new Set(named)).toEqual(new Set(['firstName', 'email', 'agree']));
    expect(maps.flatMap(({ reaches }) => reaches.filter(({ visit }) => !visit))).toEqual([]);
    expect(maps.flatMap(({ deadEnds, searchLimits }) => [...deadEnds, ...searchLimits])).toEqual([]);
  });

  test('have reveals, alerts and messages but no step', () => {
    const alerts = [alert('Gone.', when({ offer: 'gone' })), alert('Blue.', blue)];
    const uiSchema = { shade: { 'ui:messages': 'No.' } };
    const [form] = formsOf({ schema: object({ colour }, red), uiSchema, reads: ['offer'], alerts });
    const file = 'product-0.json';
    expect(form).toMatchObject({ file, page: file, deadEnds: [], searchLimits: [] });
    expect(form && reachesIn(form, '')).toEqual({
      'reveal shade': { colour: 'red' },
      'alert Gone.': { offer: 'gone' },
      'alert Blue.': { colour: 'blue' },
      'message shade required No.': { colour: 'red' },
    });
  });

  test('show the reason and the file of an unreachable alert', () => {
    const uiSchema = { shade: { 'ui:alerts': [alert('Bold.', blue)] } };
    const [, form] = formsOf(plain, { schema: object({ colour }, red), uiSchema });
    expect(form?.reaches.find(({ target }) => target.kind === 'alert')).toMatchObject({
      file: 'email.json',
      reason: 'its conditions exclude each other: colour is blue; and colour is red',
    });
  });

  test('have a dead end if nobody can complete them', () => {
    const [form] = formsOf({ schema: object({ colour }, { required: ['colour', 'gone'] }) });
    const reason = 'gone is required, and is not in view';
    expect(form?.deadEnds).toEqual([{ hash: '', file: 'product-0.json', line: form?.line, reason }]);
  });

  test('are read once if several pages share them', () => {
    const files = ['product-0.json', 'email.json', 'product-1.json'];
    expect(formsOf(plain, plain, 2).map(({ file }) => file)).toEqual(files);
  });
});
