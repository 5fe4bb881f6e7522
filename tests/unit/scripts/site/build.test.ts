import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ROOT } from '../../../../scripts/root.ts';
import { buildSite } from '../../../../scripts/site/build.ts';
import { copyContent } from '../../../fixtures/copy-content.ts';
import { temporaryFolder } from './support/site.ts';

const root = temporaryFolder();
const BEFORE = 'Enter an age between 18 and 100';
const AFTER = 'Enter your age, from 18 to 100';
const QUOTE = 'health-insurance/overseas-visitors/get-a-quote/index.html';

/** Reads the files of a built site that visitors can request. */
function readSite(dist: string) {
  const paths = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(paths.sort().map((path) => [relative(dist, path), readFileSync(path)]));
  const names = [...files.keys()].filter((name) => !/\.(br|gz)$/.test(name));
  const pages = names.filter((name) => name.endsWith('.html'));
  const contents = names.filter((name) => name.startsWith('assets/content/'));
  const text = (name: string) => String(files.get(name) ?? '');
  return {
    files,
    names,
    pages,
    contents,
    text,
    texts: (some: readonly string[]) => some.map(text),
    /** Returns the name of a page's content module. */
    content: (page: string) =>
      contents.find((name) => new RegExp(`/${page}-[\\w-]{8}\\.js$`).test(name)) ?? '',
    integrity(name: string) {
      const hash = createHash('sha384').update(files.get(name) ?? '');
      return `sha384-${hash.digest('base64')}`;
    },
  };
}

let output: Awaited<ReturnType<typeof buildSite>>;
let before: ReturnType<typeof readSite>;
let after: typeof before;

beforeAll(async () => {
  // Vitest sets it to "test", and Vite would then bundle React's development build
  vi.stubEnv('NODE_ENV', 'production');
  const [dist, changedDist] = [join(root, 'dist-before'), join(root, 'dist-after')];
  const content = copyContent(join(root, 'content'));
  output = await buildSite({ dist, content: content.root });
  content.save('fields.json', BEFORE, AFTER);
  await buildSite({ dist: changedDist, content: content.root });
  before = readSite(dist);
  after = readSite(changedDist);
}, 120_000);

afterAll(() => {
  vi.unstubAllEnvs();
});

test('changes only the content modules of a changed message, and what names them', () => {
  // the age is asked after the first views, and the first module contains the address of the later one
  const [oldLater, freshLater] = [before.content('quote-later'), after.content('quote-later')];
  const [old, fresh] = [before.content('quote'), after.content('quote')];
  expect(before.text(oldLater)).toContain(BEFORE);
  expect(after.text(freshLater)).toContain(AFTER);
  expect(after.text(freshLater)).not.toContain(BEFORE);
  expect(after.text(fresh)).toBe(before.text(old).replace(basename(oldLater), basename(freshLater)));

  const unchanged = before.names.filter((name) => ![old, oldLater, QUOTE].includes(name));
  expect([...after.names].sort()).toEqual([...unchanged, fresh, freshLater, QUOTE].sort());
  const changed = unchanged.filter(
    (name) => !after.files.get(name)?.equals(before.files.get(name) as Buffer),
  );
  // it names the content for pages of other sites
  expect(changed).toEqual(['embed.js']);
  expect(after.text('embed.js')).toBe(before.text('embed.js').replace(old, fresh));
  expect(after.text(QUOTE)).toContain(`data-content="/${fresh}"`);
  expect(after.text(QUOTE)).toBe(
    before
      .text(QUOTE)
      .replaceAll(old, fresh)
      .replace(oldLater, freshLater)
      .replace(before.integrity(old), after.integrity(fresh)),
  );
});

describe('content modules', () => {
  test('start with a hint for eager compilation and omit schema paths', () => {
    for (const module of before.texts(before.contents)) {
      expect(module).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
      expect(module).toContain('instancePath');
      expect(module).not.toContain('schemaPath');
    }
  });

  test('contain only the texts of their own product', () => {
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

test('contains the licences of what ships', () => {
  expect(before.text('third-party.txt')).toBe(readFileSync(join(ROOT, 'THIRD-PARTY.md'), 'utf8'));
});

test('leaves development modules, drivers and field probes out of the build', () => {
  const chunks = 'output' in output ? output.output.filter((file) => file.type === 'chunk') : [];
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  const shipped = new Map(
    modules
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .map(([id, { renderedExports }]) => [relative(ROOT, id), renderedExports]),
  );
  const paths = [...shipped.keys()];
  expect(paths).toEqual(expect.arrayContaining(['src/main.ts', 'src/engine/form/Field.tsx']));
  for (const path of [
    'src/dev/index.ts',
    'src/studio/index.tsx',
    'src/engine/widgets/text/driver.ts',
    'src/engine/form/FieldProbe.tsx',
  ])
    expect(existsSync(join(ROOT, path)), path).toBe(true);
  expect(paths.filter((path) => /^src\/(dev|studio)\/|\/driver\.ts$|\/FieldProbe\.tsx$/.test(path))).toEqual(
    [],
  );
  expect(shipped.get('src/engine/form/form-store.ts')).toEqual(['formState', 'createFormStore']);
  for (const page of before.texts(before.pages)) expect(page).not.toContain('/src/');
});

test('a build without its address has nothing of monitoring', () => {
  expect(before.names.filter((name) => name.includes('monitor'))).toEqual([]);
  for (const script of before.texts(before.names.filter((name) => name.endsWith('.js'))))
    expect(script).not.toMatch(
      /sendBeacon|ovhcMonitoring|unhandledrejection|globalPrivacyControl|layout-shift/,
    );
});

test('scripts evaluate no text as code and contain no ajv', () => {
  // names of its API, which survive minification
  const NAMES = ['addKeyword', 'compileAsync', 'removeKeyword', 'addMetaSchema'];
  const ajv = readFileSync(join(ROOT, 'node_modules/ajv/dist/core.js'), 'utf8');
  for (const name of NAMES) expect(ajv).toContain(name);
  const scripts = before.names.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(12);
  for (const script of before.texts(scripts)) {
    expect(script).not.toMatch(/\bnew Function\b|\beval\s*\(|(?<![.\w$])Function\s*\(/);
    expect(script).not.toMatch(new RegExp(NAMES.join('|')));
  }
});

test('scripts contain only the formats that rules can have', () => {
  const scripts = before.texts(before.names.filter((name) => name.endsWith('.js')));
  expect(scripts.filter((script) => /\{date:\w+\(\w+,\w+\),uri:\w+\}/.test(script))).toHaveLength(1);
  const duration = String(fullFormats.duration);
  expect(scripts.filter((script) => script.includes(duration))).toEqual([]);
});

test('the only stylesheet of pages starts with the order of its layers', () => {
  const styles = before.names.filter((name) => name.endsWith('.css') && !name.includes('/style-embedded-'));
  expect(before.texts(styles)).toEqual([
    expect.stringMatching(/^@layer tokens, base, engine, ovhc, host, print, forced-colors;/),
  ]);
});

test('every text file has compressed versions', () => {
  const texts = before.names.filter((name) => /\.(js|css|html|svg)$/.test(name));
  expect(texts.filter((name) => !before.files.has(`${name}.br`) || !before.files.has(`${name}.gz`))).toEqual(
    [],
  );
});

describe('pages', () => {
  test('include every product, the 404 page and the member login', () => {
    const COVER = 'health-insurance/overseas-visitors';
    const products = ['complete', 'essential', 'everyday', 'extended'].map(
      (name) => `${name}-visitor-cover/`,
    );
    const paths = ['application-form/', ...products, 'get-a-quote/', ''];
    const covers = paths.map((path) => `${COVER}/${path}index.html`);
    expect(before.pages).toEqual(['404.html', ...covers, 'member-login/index.html']);
    // the quote and the application have two each
    expect(before.contents).toHaveLength(9);
  });

  test('have the hash of every script, module and stylesheet', () => {
    for (const page of before.texts(before.pages)) {
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

  test('have no inline code and check for old browsers first', () => {
    const SCRIPTS =
      /<script src="\/assets\/too-old-[\w-]{8}\.js" integrity="[^"]+" defer><\/script>\n<script type="module" src="\/assets\//;
    for (const page of before.texts(before.pages)) {
      expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
      expect(page).toMatch(SCRIPTS);
      expect(page.match(/<script/g)).toHaveLength(3);
      if (page.includes('data-content='))
        expect(page).toMatch(/ data-too-old hidden><h1>[^<]+<\/h1><p>[^<]+1800\u00a0555\u00a0010[^<]+<\/p>/);
    }
  });

  test('contain the first views of a visit, drawn from the content', () => {
    const [page, changed] = [before.text(QUOTE), after.text(QUOTE)];
    expect(page.match(/class="first-view" hidden/g)).toHaveLength(2);
    expect(page).toContain('<h1 tabindex="-1">Which visa do you have?</h1>');
    expect(page).toContain('<h1 tabindex="-1">Who needs cover?</h1>');
    // the change is in another step
    const views = (html: string) => html.match(/<div id="view.*/g);
    expect(views(changed)).toEqual(views(page));
  });
});
