import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { answer } from '../../../../../scripts/vite/dev-content/check-content.ts';
import { copyContent } from '../../../../fixtures/copy-content.ts';

describe('content check of npm run dev', () => {
  const folder = mkdtempSync(join(tmpdir(), 'check-'));
  const { root, save, restore } = copyContent(join(folder, 'content'));

  afterEach(() => void restore());
  afterAll(() => rmSync(folder, { recursive: true }));

  test('returns pages for valid content', async () => {
    const { diagnostics, site } = await answer({ root, unsaved: new Map() });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(site?.pages.map(({ name, content }) => `${name} ${content.root}`)).toEqual([
      'application root-ovhc-oaf',
      'landing root-ovhc-quote-landing',
      'product-summary-essential-visitor-cover root-ovhc-quote-product-summary',
      'product-summary-everyday-visitor-cover root-ovhc-quote-product-summary',
      'product-summary-extended-visitor-cover root-ovhc-quote-product-summary',
      'product-summary-complete-visitor-cover root-ovhc-quote-product-summary',
      'quote root-ovhc-quote',
    ]);
  });

  test('reports errors with location, lines and advice instead of pages', async () => {
    save('steps/quote/age.json', '"heading"', '"headng"');
    save('steps/quote/visa-type.json', '"subheading"', '"subheding"');
    const { diagnostics, site } = await answer({ root, unsaved: new Map() });
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

  test('reports the first invalid letter of a file in another encoding', async () => {
    save('steps/quote/age.json', '"heading": "', '"heading": "é', 'latin1');
    const message = expect.stringContaining('not a UTF-8 character');
    const { diagnostics } = await answer({ root, unsaved: new Map() });
    expect(diagnostics).toMatchObject([{ location: 'content/steps/quote/age.json:4:15', message }]);
  });

  test('reports its own failure as an error', async () => {
    symlinkSync('loop.json', join(root, 'loop.json'));
    const { diagnostics, site } = await answer({ root, unsaved: new Map() });
    expect(site).toBeUndefined();
    expect(diagnostics).toMatchObject([{ severity: 'error', message: expect.stringContaining('loop.json') }]);
  });
});
