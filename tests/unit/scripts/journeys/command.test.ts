import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_DIR } from '../../../../scripts/content/read.ts';
import { journeysCommand } from '../../../../scripts/journeys/command.ts';
import { createSchemaAjv } from '../../../../scripts/schemas/ajv.ts';
import { SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';
import { alert, choice, object, reveals, text, when } from './site-of.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'journeys-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const filesIn = (name: string) => readdirSync(join(folder, name)).sort();

async function run(...args: string[]) {
  const printed: string[] = [];
  const out = (line: string) => printed.push(line);
  const code = await journeysCommand(args, { cwd: folder, colour: false, out, err: out });
  return { code, text: printed.join('\n') };
}

/** Writes a file of a site, of the kind that it is named after. */
function write(name: string, kind: string, content: object): void {
  mkdirSync(join(folder, name), { recursive: true });
  const $schema = join(SCHEMAS_DIR, `content/${kind}.schema.json`);
  writeFileSync(join(folder, name, `${kind}.json`), JSON.stringify({ ...content, $schema }, null, 2));
}

/** Writes a site with one step: a colour, and a shade that red reveals and that has an alert for a colour. */
function writeSite(name: string, alertFor: string): void {
  const allOf = [reveals(when({ colour: 'red' }), { shade: text('Shade') })];
  const step = {
    hash: 'colour',
    heading: 'Which colour?',
    schema: object({ colour: choice('Colour', 'red', 'blue') }, { required: ['colour'], allOf }),
    uiSchema: {
      'ui:order': ['colour', 'shade'],
      colour: { 'ui:messages': 'Choose a colour' },
      shade: { 'ui:alerts': [alert('A bold choice.', when({ colour: alertFor }))] },
    },
    buttons: { links: [{ text: 'Our shop', href: 'https://example.com' }] },
  };
  write(name, 'journey', { name: 'Paint', steps: [{ step }] });
}

/** Writes a landing page with a code. One of the code's messages never shows, because another one has priority. */
function writeLanding(name: string): void {
  // all links lead to the landing page, because there is no other
  const textOf = (file: string) =>
    readFileSync(join(CONTENT_DIR, file), 'utf8').replaceAll(/\/(get-a-quote|application-form)/g, '');
  const read = (file: string) => JSON.parse(textOf(file));
  const { $defs, ui } = read('fields.json');
  const { 'ui:alerts': _alerts, ...visaType } = ui.visaType;
  const code = text('Code', { maxLength: 5, pattern: '^[a-z]{1,5}$', examples: ['abc'] });
  const messages = { pattern: 'Use up to five small letters', maxLength: 'Too long.' };
  write(name, 'texts', read('texts.json'));
  write(name, 'insurer', read('insurer.json'));
  write(name, 'site', read('site.json'));
  write(name, 'landing-page', {
    ...read('pages/landing.json'),
    texts: { $ref: 'texts.json' },
    startAgain: read('start-again.json'),
    schema: object({ visaType: $defs.visaType, code }, { required: ['visaType'] }),
    uiSchema: { visaType, code: { 'ui:messages': messages } },
  });
}

describe('npm run journeys', () => {
  test('writes pictures and valid JSON and exits with code 0 if everything is reachable', async () => {
    writeSite('clean', 'red');
    const { code, text } = await run('clean', '--out', 'out');
    expect(code).toBe(0);
    expect(text).toContain('Everything can be reached.');
    expect(text).toMatch(/1 step, 2 paths, (\d+) of \1 reached/);
    expect(filesIn('out')).toEqual(['journey.svg', 'journeys.json']);
    const ajv = createSchemaAjv();
    const written = JSON.parse(readFileSync(join(folder, 'out/journeys.json'), 'utf8'));
    ajv.validate('schema:/data/journeys.schema.json', written);
    expect(ajv.errors).toBeNull();
  });

  test('--show prints a short path to a step, a field or a text with some words', async () => {
    writeSite('shown', 'red');
    const { code, text } = await run('shown', '--show', 'bold');
    expect(code).toBe(0);
    expect(text).toMatch(/^#colour: the alert “A bold choice.” {2}journey.json:\d+\n/);
    expect(text).toMatch(/here +colour: "red"$/);
    expect((await run('shown', '--show', 'shade')).text).toContain('the field shade');
    expect((await run('shown', '--show', '#colour')).text).toContain('needs no answers');
    const nothing = await run('shown', '--show', 'no such thing');
    expect(nothing).toMatchObject({ code: 2, text: expect.stringContaining('matches "no such thing"') });
  });

  test('reports an unreachable alert in the format of the checker and exits with code 1', async () => {
    writeSite('unreachable', 'blue');
    const { code, text } = await run('unreachable', '--out', 'unreachable-out');
    expect(code).toBe(1);
    expect(text).toMatch(
      /unreachable\/journey\.json:\d+:\d+ {2}error {2}unreachable\n(?:.*\n)+? +Unreachable: the alert “A bold choice.” at #colour\. Its conditions exclude each other: colour is blue; and colour is red\.\n +→ /,
    );
  });

  test('reports an unreachable message outside the journeys and draws no picture for it', async () => {
    writeLanding('landing');
    const { code, text } = await run('landing', '--out', 'landing-out');
    expect(code).toBe(1);
    expect(text).toMatch(
      /Outside the journeys\n {2}1 form, 2 of 3 reached\n {4}landing\/landing-page.json:\d+ {2}3 messages\n/,
    );
    expect(text).toContain('Unreachable: the message “Too long.” of code (maxLength) at the form.');
    expect(text).toContain('1 form: 3 messages.\n1 unreachable.');
    expect(filesIn('landing-out')).toEqual(['journeys.json']);
  });

  test('removes old pictures only from dist/journeys', async () => {
    writeSite('renamed', 'red');
    for (const name of ['dist/journeys', 'named']) {
      mkdirSync(join(folder, name), { recursive: true });
      for (const file of ['old.svg', 'notes.md']) writeFileSync(join(folder, name, file), '');
    }
    await run('renamed');
    await run('renamed', '--out', 'named');
    expect(filesIn('dist/journeys')).toEqual(['journey.svg', 'journeys.json', 'notes.md']);
    expect(filesIn('named')).toEqual(['journey.svg', 'journeys.json', 'notes.md', 'old.svg']);
  });

  test('rejects content with errors and exits with code 2', async () => {
    writeSite('broken', 'red');
    writeFileSync(join(folder, 'broken', 'more.json'), '{ "name": ');
    const { code, text } = await run('broken');
    expect(code).toBe(2);
    expect(text).toContain('broken has 1 error, so its journeys cannot be searched.');
  });

  test.each([
    [['--shwo', 'age'], 'See npm run journeys -- --help.'],
    [['--show', ''], 'Name what to show after --show: a hash, a field or some words.'],
    [['nowhere'], 'There is no content in nowhere.'],
    [['one', 'two'], 'Name one folder of content'],
    [['--out', 'notes.md'], 'notes.md is a file. Name a folder to write to with --out.'],
    [['--out', 'notes.md/inside'], 'notes.md is a file. Name a folder to write to with --out.'],
  ])('rejects invalid arguments: %j', async (args, message) => {
    writeFileSync(join(folder, 'notes.md'), '');
    const { code, text } = await run(...args);
    expect({ code, text }).toEqual({ code: 2, text: expect.stringContaining(message) });
  });
});
