import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONTENT_DIR } from '../../../../../scripts/content/read.ts';
import { SCHEMAS_DIR } from '../../../../../scripts/schemas/read.ts';
import { answer } from '../../../../../scripts/vite/dev-content/check-content.ts';

describe('npm run dev checks saved content', () => {
  let root: string;
  const edit = (name: string, change: (text: string) => string, encoding: BufferEncoding = 'utf8') => {
    const text = readFileSync(join(root, name), 'utf8');
    writeFileSync(join(root, name), change(text), encoding);
  };

  beforeEach(() => {
    root = join(mkdtempSync(join(tmpdir(), 'check-')), 'content');
    cpSync(CONTENT_DIR, root, { recursive: true });
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }))
      if (name.endsWith('.json'))
        edit(name, (text) => text.replace(/"(?:\.\.\/)+schemas\//, `"${SCHEMAS_DIR}`));
  });
  afterEach(() => rmSync(join(root, '..'), { recursive: true }));

  test('valid content becomes pages', async () => {
    const { diagnostics, site } = await answer(root);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(site?.pages.map(({ name, content }) => [name, content.root])).toEqual([
      ['application', 'root-ovhc-oaf'],
      ['landing', 'root-ovhc-quote-landing'],
      ...['essential', 'everyday', 'extended', 'complete'].map((product) => [
        `product-summary-${product}-visitor-cover`,
        'root-ovhc-quote-product-summary',
      ]),
      ['quote', 'root-ovhc-quote'],
    ]);
  });

  test('all errors have their location, lines and advice, and there are no pages', async () => {
    edit('steps/quote/age.json', (text) => text.replace('"heading"', '"headng"'));
    edit('steps/quote/visa-type.json', (text) => text.replace('"subheading"', '"subheding"'));
    const { diagnostics, site } = await answer(root);
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {
        severity: 'error',
        location: 'content/steps/quote/age.json:4:3',
        path: `${join(root, 'steps/quote/age.json')}:4:3`,
        advice: expect.stringContaining('"heading"'),
        frame: expect.stringMatching(/^> 4 \| {3}"headng"/m),
      },
      { location: 'content/steps/quote/visa-type.json:5:3' },
    ]);
  });

  test('a file in another encoding has an error at its first invalid letter', async () => {
    edit('steps/quote/age.json', (text) => text.replace('"heading": "', '"heading": "é'), 'latin1');
    const message = expect.stringContaining('not a UTF-8 character');
    const { diagnostics } = await answer(root);
    expect(diagnostics).toMatchObject([{ location: 'content/steps/quote/age.json:4:15', message }]);
  });

  test('a failure of the check itself is an error too', async () => {
    symlinkSync('loop.json', join(root, 'loop.json'));
    const { diagnostics, site } = await answer(root);
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([{ severity: 'error', message: expect.stringContaining('loop.json') }]);
  });
});
