import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROOT } from '../../../../scripts/root.ts';
import type { ShippedModule } from '../../../../scripts/site/build.ts';
import { buildSite } from '../../../../scripts/site/build.ts';
import { temporaryFolder } from './support/site.ts';

const root = temporaryFolder();
const BEFORE = 'Enter an age between 18 and 100';
const AFTER = 'Enter your age, from 18 to 100';

/** Copies the content. Its files name their schemas by absolute paths. */
function copyContent(name: string, edit: (text: string) => string = (text) => text): string {
  const folder = join(root, name);
  cpSync(join(ROOT, 'content'), folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.json')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(
      join(folder, file),
      edit(text.replace(/"(?:\.\.\/)+schemas\//, `"${join(ROOT, 'schemas')}/`)),
    );
  }
  return folder;
}

/** The files of a built site that visitors can request. */
class Built {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly pages: string[];
  readonly contents: string[];
  /** Chunks of code, stylesheets, fonts and icons. */
  readonly shared: string[];

  constructor(dist: string) {
    const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name));
    this.files = new Map(paths.sort().map((path) => [path.slice(dist.length + 1), readFileSync(path)]));
    const names = [...this.files.keys()].filter((name) => !/\.(br|gz)$/.test(name));
    this.pages = names.filter((name) => name.endsWith('.html'));
    this.contents = names.filter((name) => name.startsWith('assets/content/'));
    this.shared = names.filter((name) => !this.pages.includes(name) && !this.contents.includes(name));
  }

  text(name: string): string {
    return this.files.get(name)?.toString('utf8') ?? '';
  }

  /** Returns the name of a page's content module. */
  content(page: string): string {
    return this.contents.find((name) => name.startsWith(`assets/content/${page}-`)) ?? '';
  }

  /** Returns the texts of all scripts. */
  scripts(): string[] {
    return [...this.shared, ...this.contents]
      .filter((name) => name.endsWith('.js'))
      .map((name) => this.text(name));
  }

  integrity(name: string): string {
    const hash = createHash('sha384').update(this.files.get(name) ?? '');
    return `sha384-${hash.digest('base64')}`;
  }
}

let shipped: ShippedModule[];
let before: Built;
let after: Built;

beforeAll(async () => {
  // Vitest sets it to "test", and Vite would then bundle React's development build
  vi.stubEnv('NODE_ENV', 'production');
  const [dist, changedDist] = [join(root, 'dist-before'), join(root, 'dist-after')];
  shipped = await buildSite({ dist, content: copyContent('before') });
  const content = copyContent('after', (text) => text.replace(BEFORE, AFTER));
  await buildSite({ dist: changedDist, content });
  before = new Built(dist);
  after = new Built(changedDist);
}, 120_000);

afterAll(() => {
  vi.unstubAllEnvs();
});

describe('a change of one message of the quote', () => {
  test('leaves every chunk of code, stylesheet, font and icon as it was', () => {
    expect(after.shared).toEqual(before.shared);
    expect(before.shared.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(5);
    expect(before.shared.filter((name) => name.endsWith('.css'))).toHaveLength(1);
    for (const name of before.shared)
      expect(after.files.get(name)?.equals(before.files.get(name) ?? Buffer.alloc(0)), name).toBe(true);
  });

  test('changes the quote’s content module and its name, and no other module', () => {
    const [old, fresh] = [before.content('quote'), after.content('quote')];
    expect(before.text(old)).toContain(BEFORE);
    expect(after.text(fresh)).toContain(AFTER);
    expect(after.text(fresh)).not.toContain(BEFORE);
    expect(after.contents.filter((name) => name !== fresh)).toEqual(
      before.contents.filter((name) => name !== old),
    );
    expect(after.text(before.content('landing'))).toBe(before.text(before.content('landing')));
  });

  test('makes the quote’s page name the new module, and changes no other page', () => {
    const changed = before.pages.filter((name) => after.text(name) !== before.text(name));
    expect(changed).toEqual(['health-insurance/overseas-visitors/get-a-quote/index.html']);
    const [page = ''] = changed;
    const [old, fresh] = [before.content('quote'), after.content('quote')];
    expect(after.text(page)).toContain(`data-content="/${fresh}"`);
    expect(after.text(page)).toBe(
      before.text(page).replaceAll(old, fresh).replace(before.integrity(old), after.integrity(fresh)),
    );
  });
});

describe('content modules', () => {
  test('are compiled as they arrive, which Chromium does for their first line; no schema paths ship', () => {
    for (const module of before.contents.map((name) => before.text(name))) {
      expect(module).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
      expect(module).toContain('instancePath');
      expect(module).not.toContain('schemaPath');
    }
  });

  test('have their own product, its texts and no other; the only placeholder is filled as the page runs', () => {
    const page = before.text('health-insurance/overseas-visitors/extended-visitor-cover/index.html');
    expect(page).toContain('<title>Extended Visitor Cover | ');
    expect(page).toMatch(/<meta name="description" content="[^"{]*Extended Visitor Cover[^"{]*">/);
    const module = before.text(before.content('product-summary-extended-visitor-cover'));
    expect(module).toContain('OVHC-EXTENDED');
    expect(module).toContain('Your Extended Visitor Cover quote');
    expect(module).not.toMatch(/OVHC-COMPLETE|Complete Visitor Cover/);
    const content = module.slice(module.lastIndexOf('content:'));
    expect(content.match(/\{[a-z]\w+\}/gi)).toEqual(['{rnNumber}']);
  });
});

test('nothing that only development needs ships: no module of src/dev, no driver of a widget, no probe of fields', () => {
  const paths = shipped.map(({ path }) => path);
  const DEVELOPMENT = [
    'src/dev/index.ts',
    'src/engine/widgets/text/driver.ts',
    'src/engine/form/FieldProbe.tsx',
  ];
  for (const path of DEVELOPMENT) expect(existsSync(join(ROOT, path)), path).toBe(true);
  for (const path of ['src/main.ts', 'src/ovhc/pages/quote/index.tsx', 'src/engine/form/Field.tsx'])
    expect(paths).toContain(path);
  expect(paths.filter((path) => /^src\/dev\/|\/driver\.ts$|\/FieldProbe\.tsx$/.test(path))).toEqual([]);
  expect(shipped.find(({ path }) => path === 'src/engine/form/form-store.ts')?.exports).toEqual([
    'createFormStore',
  ]);
  for (const name of before.pages) expect(before.text(name)).not.toContain('/src/');
});

describe('scripts', () => {
  test('make no code out of text', () => {
    for (const script of before.scripts())
      expect(script).not.toMatch(/\bnew Function\b|\beval\s*\(|(?<![.\w$])Function\s*\(/);
  });

  test('have no ajv in them', () => {
    // names of its API, which survive minification
    const NAMES = ['addKeyword', 'compileAsync', 'removeKeyword', 'addMetaSchema'];
    const ajv = readFileSync(join(ROOT, 'node_modules/ajv/dist/core.js'), 'utf8');
    for (const name of NAMES) {
      expect(ajv).toContain(name);
      for (const script of before.scripts()) expect(script).not.toContain(name);
    }
  });
});

test('the stylesheet begins with the order of its layers', () => {
  const style = before.shared.find((name) => name.endsWith('.css')) ?? '';
  expect(before.text(style)).toMatch(/^@layer tokens, base, engine, ovhc, host, print, forced-colors;/);
});

test('every text file has its compressed twin', () => {
  const texts = [...before.files.keys()].filter((name) => /\.(js|css|html|svg)$/.test(name));
  expect(texts.filter((name) => !before.files.has(`${name}.br`))).toEqual([]);
});

describe('pages', () => {
  test('are there, one for each product, with a module, the 404 page and the member login', () => {
    expect(before.pages).toEqual([
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
    expect(before.contents).toHaveLength(7);
  });

  test('name every script, module and stylesheet with the hash of its file', () => {
    for (const page of before.pages.map((name) => before.text(name))) {
      const tags = page.match(/<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*>/g) ?? [];
      expect(tags.length).toBeGreaterThan(1);
      const content = /data-content="([^"]+)"/.exec(page)?.[1];
      if (content) expect(tags.join()).toContain(`"${content}"`);
      for (const tag of tags) {
        const [, file = '', integrity] = /(?:src|href)="\/([^"]+)" integrity="([^"]+)"/.exec(tag) ?? [];
        expect(before.files.has(file), tag).toBe(true);
        expect(integrity, tag).toBe(before.integrity(file));
      }
    }
  });

  test('have no inline script, style or event handler, which the policy would block', () => {
    for (const page of before.pages.map((name) => before.text(name))) {
      expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
      for (const [, script] of page.matchAll(/<script([^>]*)>/g)) expect(script).toMatch(/ src="\/assets\//);
    }
  });

  test('check whether the browser is too old before their modules run, and have a hidden message for that', () => {
    const SCRIPTS =
      /<script src="(\/assets\/too-old-[\w-]{8}\.js)" integrity="[^"]+" defer><\/script>\n<script type="module" src="/;
    for (const page of before.pages.map((name) => before.text(name))) {
      const [, script = ''] = SCRIPTS.exec(page) ?? [];
      expect(before.files.has(script.slice(1))).toBe(true);
      if (page.includes('data-content='))
        expect(page).toMatch(/ data-too-old hidden><h1>[^<]+<\/h1><p>[^<]+1800\u00a0555\u00a0010[^<]+<\/p>/);
    }
  });
});
