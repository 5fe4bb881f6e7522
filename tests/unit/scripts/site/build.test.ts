import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ShippedModule } from '../../../../scripts/site/build.ts';
import { buildSite } from '../../../../scripts/site/build.ts';
import { isCompressed } from '../../../../scripts/site/compress.ts';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const SCHEMAS = join(REPOSITORY, 'schemas');
const root = mkdtempSync(join(tmpdir(), 'build-'));

const BEFORE = 'Enter an age between 18 and 100';
const AFTER = 'Enter your age, from 18 to 100';

/** A copy of the content whose files name their schemas where they are, wherever the copy is. */
function copyContent(name: string, edit: (text: string) => string = (text) => text): string {
  const folder = join(root, name);
  cpSync(join(REPOSITORY, 'content'), folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), edit(text.replace(/"(?:\.\.\/)+schemas\//, `"${SCHEMAS}/`)));
  }
  return folder;
}

/** Reads every file of a built site that visitors can get, by its path. */
function filesOf(dist: string): Map<string, Buffer> {
  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.sort().map((name) => [name.slice(dist.length + 1), readFileSync(name)]));
}

const isContent = (name: string) => name.startsWith('assets/content/');
const isPage = (name: string) => name.endsWith('.html');

const integrityOf = (files: Map<string, Buffer>, name: string) =>
  `sha384-${createHash('sha384')
    .update(files.get(name) ?? '')
    .digest('base64')}`;

let shipped: ShippedModule[];
let before: Map<string, Buffer>;
let after: Map<string, Buffer>;

beforeAll(async () => {
  // Vitest says "test", and Vite would bundle React's development build
  vi.stubEnv('NODE_ENV', 'production');
  const [dist, changedDist] = [join(root, 'dist-before'), join(root, 'dist-after')];
  shipped = await buildSite({ dist, content: copyContent('content-before') });
  await buildSite({
    dist: changedDist,
    content: copyContent('content-after', (text) => text.replace(BEFORE, AFTER)),
  });
  before = filesOf(dist);
  after = filesOf(changedDist);
}, 120_000);

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const text = (files: Map<string, Buffer>, name: string) => files.get(name)?.toString('utf8') ?? '';
const namesOf = (files: Map<string, Buffer>, wanted: (name: string) => boolean) =>
  [...files.keys()].filter((name) => wanted(name) && !isCompressed(name));
const contentOf = (files: Map<string, Buffer>, page: string) => {
  const [name = ''] = namesOf(files, (file) => file.startsWith(`assets/content/${page}-`));
  return name;
};

test('design: the stylesheet begins with the order of its layers, whatever comes first in it', () => {
  const [style = ''] = namesOf(before, (name) => name.endsWith('.css'));
  expect(text(before, style)).toMatch(/^@layer tokens, base, engine, ovhc, host, print, forced-colors;/);
});

describe('one message of the quote is changed', () => {
  test('every chunk of code, stylesheet, font and icon keeps its name and its bytes', () => {
    const kept = (name: string) => !isContent(name) && !isPage(name) && !isCompressed(name);
    expect(namesOf(after, kept)).toEqual(namesOf(before, kept));
    expect(namesOf(before, (name) => name.endsWith('.js') && kept(name)).length).toBeGreaterThan(5);
    expect(namesOf(before, (name) => name.endsWith('.css'))).toHaveLength(1);
    for (const name of namesOf(before, kept)) {
      expect(after.get(name)?.equals(before.get(name) ?? Buffer.alloc(0)), name).toBe(true);
    }
  });

  test('the quote’s content module has the new message and another name', () => {
    const [old, fresh] = [contentOf(before, 'quote'), contentOf(after, 'quote')];
    expect(fresh).not.toBe(old);
    expect(text(before, old)).toContain(BEFORE);
    expect(text(after, fresh)).toContain(AFTER);
    expect(text(after, fresh)).not.toContain(BEFORE);
    expect(after.has(old), 'the old one is gone').toBe(false);
  });

  test('the content module of the page without that message keeps its name and its bytes', () => {
    const name = contentOf(before, 'landing');
    expect(contentOf(after, 'landing')).toBe(name);
    expect(text(after, name)).toBe(text(before, name));
  });

  test('the quote’s page names the new module, and no other page has changed', () => {
    const changed = namesOf(before, isPage).filter((name) => text(after, name) !== text(before, name));
    expect(changed).toEqual(['health-insurance/overseas-visitors/get-a-quote/index.html']);
    const [page = ''] = changed;
    expect(text(after, page)).toContain(`data-content="/${contentOf(after, 'quote')}"`);
    const [old, fresh] = [contentOf(before, 'quote'), contentOf(after, 'quote')];
    expect(text(after, page)).toBe(
      text(before, page).replaceAll(old, fresh).replace(integrityOf(before, old), integrityOf(after, fresh)),
    );
  });
});

describe('content modules', () => {
  const modules = () => namesOf(before, isContent).map((name) => text(before, name));

  test('are compiled as they arrive: Chromium asks for that on the first line', () => {
    for (const module of modules()) expect(module).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test('do not say where in its schema an error comes from, which no page reads', () => {
    for (const module of modules()) {
      expect(module).toContain('instancePath');
      expect(module).not.toContain('schemaPath');
    }
  });
});

describe('one content file, and what each product brings', () => {
  const PAGE = 'health-insurance/overseas-visitors/extended-visitor-cover/index.html';

  test('a product’s page is named after it, in the document and for search engines', () => {
    expect(text(before, PAGE)).toContain('<title>Extended Visitor Cover | ');
    expect(text(before, PAGE)).toMatch(
      /<meta name="description" content="[^"{]*Extended Visitor Cover[^"{]*">/,
    );
  });

  test('its module carries the product and its words, and no other product', () => {
    const module = text(before, contentOf(before, 'product-summary-extended-visitor-cover'));
    expect(module).toContain('OVHC-EXTENDED');
    expect(module).toContain('Your Extended Visitor Cover quote');
    expect(module).not.toMatch(/OVHC-COMPLETE|Complete Visitor Cover/);
  });

  test('no placeholder is left but the one that is filled as the page runs', () => {
    const module = text(before, contentOf(before, 'product-summary-extended-visitor-cover'));
    const content = module.slice(module.lastIndexOf('content:'));
    expect(content.match(/\{[a-z]\w+\}/gi)).toEqual(['{rnNumber}']);
  });
});

describe('what development alone needs stays there', () => {
  const paths = () => shipped.map(({ path }) => path);
  const exportsOf = (path: string) => shipped.find((module) => module.path === path)?.exports;

  test('no module of src/dev ships: no bar, no findings, nothing that keeps a page in place', () => {
    expect(existsSync(join(REPOSITORY, 'src/dev/index.ts'))).toBe(true);
    expect(paths()).toContain('src/main.ts');
    expect(paths()).toContain('src/ovhc/pages/quote/index.tsx');
    expect(paths().filter((path) => path.startsWith('src/dev/'))).toEqual([]);
    for (const name of namesOf(before, isPage)) expect(text(before, name)).not.toContain('/src/');
  });

  test('no driver of a widget ships: tests answer fields with them', () => {
    expect(existsSync(join(REPOSITORY, 'src/engine/widgets/text/driver.ts'))).toBe(true);
    expect(paths().filter((path) => path.endsWith('/driver.ts'))).toEqual([]);
  });

  test('nor does what the engine has for it: the probes of fields, forms that take over what was shown', () => {
    expect(existsSync(join(REPOSITORY, 'src/engine/form/FieldProbe.tsx'))).toBe(true);
    expect(paths()).toContain('src/engine/form/Field.tsx');
    expect(paths()).not.toContain('src/engine/form/FieldProbe.tsx');
    expect(exportsOf('src/engine/form/form-store.ts')).toEqual(['createFormStore']);
  });
});

test('every script, module and stylesheet that a page names has the hash of its file', () => {
  for (const name of namesOf(before, isPage)) {
    const tags = text(before, name).match(/<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(1);
    const content = /data-content="([^"]+)"/.exec(text(before, name))?.[1];
    if (content) expect(tags.join()).toContain(`"${content}"`);
    for (const tag of tags) {
      const [, file = '', integrity] = /(?:src|href)="\/([^"]+)" integrity="([^"]+)"/.exec(tag) ?? [];
      expect(before.has(file), tag).toBe(true);
      expect(integrity, tag).toBe(integrityOf(before, file));
    }
  }
});

describe('what reaches the browser', () => {
  const scripts = () => namesOf(before, (name) => name.endsWith('.js')).map((name) => text(before, name));

  test('makes no code out of text', () => {
    for (const script of scripts()) {
      expect(script).not.toMatch(/\bnew Function\b/);
      expect(script).not.toMatch(/\beval\s*\(/);
      expect(script).not.toMatch(/(?<![.\w$])Function\s*\(/);
    }
  });

  test('has no ajv in it', () => {
    // names of its interface, which survive minification
    const NAMES = ['addKeyword', 'compileAsync', 'removeKeyword', 'addMetaSchema'];
    const ajv = readFileSync(join(REPOSITORY, 'node_modules/ajv/dist/core.js'), 'utf8');
    for (const name of NAMES) {
      expect(ajv).toContain(name);
      for (const script of scripts()) expect(script).not.toContain(name);
    }
  });

  test('every page is there, one for each product, with a module, the 404 page and the member login', () => {
    expect(namesOf(before, isPage)).toEqual([
      '404.html',
      'health-insurance/overseas-visitors/application-form/index.html',
      'health-insurance/overseas-visitors/complete-visitor-cover/index.html',
      'health-insurance/overseas-visitors/essential-visitor-cover/index.html',
      'health-insurance/overseas-visitors/everyday-visitor-cover/index.html',
      'health-insurance/overseas-visitors/extended-visitor-cover/index.html',
      'health-insurance/overseas-visitors/get-a-quote/index.html',
      'health-insurance/overseas-visitors/index.html',
      'member-login/index.html',
    ]);
    expect(namesOf(before, isContent)).toHaveLength(7);
  });

  test('pages have no inline script, style or event handler, which the policy would stop', () => {
    for (const name of namesOf(before, isPage)) {
      const html = text(before, name);
      expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
      for (const [, script] of html.matchAll(/<script([^>]*)>/g)) expect(script).toMatch(/ src="\/assets\//);
    }
  });

  test('every page looks whether the browser is too old before its modules, and keeps nothing waiting for that', () => {
    const SCRIPTS =
      /<script src="(\/assets\/too-old-[\w-]{8}\.js)" integrity="[^"]+" defer><\/script>\n<script type="module" src="/;
    for (const name of namesOf(before, isPage)) {
      const [, script = ''] = SCRIPTS.exec(text(before, name)) ?? [];
      expect(before.has(script.slice(1)), name).toBe(true);
    }
  });

  test('every root element has the message for browsers that are too old, and hides it', () => {
    const pages = namesOf(before, isPage).map((name) => text(before, name));
    for (const html of pages.filter((page) => page.includes('data-content=')))
      expect(html).toMatch(/ data-too-old hidden><h1>[^<]+<\/h1><p>[^<]+1800\u00a0555\u00a0010[^<]+<\/p>/);
  });

  test('every text file has its compressed twin', () => {
    const texts = namesOf(before, (name) => /\.(js|css|html|svg)$/.test(name));
    expect(texts.filter((name) => !before.has(`${name}.br`))).toEqual([]);
  });
});
