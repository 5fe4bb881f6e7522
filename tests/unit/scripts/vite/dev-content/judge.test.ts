import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONTENT_DIR } from '../../../../../scripts/content/read.ts';
import { SCHEMAS_DIR } from '../../../../../scripts/schemas/read.ts';
import { judgeContent } from '../../../../../scripts/vite/dev-content/judge.ts';

describe('npm run dev: what is wrong with saved content', () => {
  let root: string;
  const edit = (name: string, from: string, to: string) => {
    const text = readFileSync(join(root, name), 'utf8');
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    writeFileSync(join(root, name), text.replace(from, to));
  };

  beforeEach(() => {
    root = join(mkdtempSync(join(tmpdir(), 'judge-')), 'content');
    cpSync(CONTENT_DIR, root, { recursive: true });
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.json')) continue;
      const text = readFileSync(join(root, name), 'utf8');
      writeFileSync(join(root, name), text.replace(/"(?:\.\.\/)+schemas\//, `"${SCHEMAS_DIR}`));
    }
  });
  afterEach(() => rmSync(join(root, '..'), { recursive: true }));

  test('nothing: it becomes pages', async () => {
    const { findings, site } = await judgeContent(root);
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
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

  test('all that is, each with its place, its lines and what to do; and no page is made of it', async () => {
    edit('steps/quote/age.json', '"heading"', '"headng"');
    edit('steps/quote/visa-type.json', '"subheading"', '"subheding"');
    const { findings, site } = await judgeContent(root);
    expect(site).toBeUndefined();
    expect(findings.map(({ place }) => place)).toEqual([
      'content/steps/quote/age.json:4:3',
      'content/steps/quote/visa-type.json:5:3',
    ]);
    const [age] = findings;
    expect(age).toMatchObject({ location: `${join(root, 'steps/quote/age.json')}:4:3`, severity: 'error' });
    expect(age?.fix).toContain('"heading"');
    expect(age?.frame).toMatch(/^> 4 \| {3}"headng"/m);
  });

  test('a file in another encoding, at the first letter that is lost', async () => {
    const path = join(root, 'steps/quote/age.json');
    const text = readFileSync(path, 'utf8').replace('"heading": "', '"heading": "é');
    writeFileSync(path, text, 'latin1');
    expect((await judgeContent(root)).findings).toMatchObject([
      {
        place: 'content/steps/quote/age.json:4:15',
        message: expect.stringContaining('not a UTF-8 character'),
      },
    ]);
  });

  test('where the check itself fails, that', async () => {
    symlinkSync('loop.json', join(root, 'loop.json'));
    const { findings, site } = await judgeContent(root);
    expect(site).toBeUndefined();
    expect(findings).toMatchObject([{ severity: 'error', message: expect.stringContaining('loop.json') }]);
  });
});
