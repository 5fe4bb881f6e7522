import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_DIR } from '../../../../scripts/content/read.ts';
import { journeysCommand } from '../../../../scripts/journeys/command.ts';
import { createSchemaAjv } from '../../../../scripts/schemas/ajv.ts';
import { SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';
import { choice, object, when } from './site-of.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'journeys-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]) {
  const said: string[] = [];
  const out = (text: string) => said.push(text);
  const code = await journeysCommand(args, { cwd: folder, colour: false, out, err: out });
  return { code, text: said.join('\n') };
}

/** Writes a site with one step: a colour, and a shade that red reveals and that has an alert for a colour. */
function writeSite(name: string, alertFor: string): void {
  const alerts = [{ level: 'info', text: 'A bold choice.', when: when({ colour: alertFor }) }];
  const step = {
    hash: 'colour',
    heading: 'Which colour?',
    schema: object(
      { colour: choice('Colour', 'red', 'blue') },
      {
        required: ['colour'],
        allOf: [{ if: when({ colour: 'red' }), then: object({ shade: { type: 'string', title: 'Shade' } }) }],
      },
    ),
    uiSchema: {
      'ui:order': ['colour', 'shade'],
      colour: { 'ui:messages': 'Choose a colour' },
      shade: { 'ui:alerts': alerts },
    },
    buttons: {},
  };
  const $schema = join(SCHEMAS_DIR, 'content/journey.schema.json');
  mkdirSync(join(folder, name));
  const journey = { $schema, name: 'Paint', steps: [{ step }] };
  writeFileSync(join(folder, name, 'paint.json'), JSON.stringify(journey, null, 2));
}

/** Writes a landing page with a code. One of the code's messages never shows, because another one has priority. */
function writeLanding(name: string): void {
  const copy = (file: string, kind: string, more: object) => {
    const content: object = JSON.parse(readFileSync(join(CONTENT_DIR, file), 'utf8'));
    const $schema = join(SCHEMAS_DIR, `content/${kind}.schema.json`);
    const text = JSON.stringify({ ...content, $schema, ...more }, null, 2);
    writeFileSync(join(folder, name, basename(file)), text);
  };
  mkdirSync(join(folder, name));
  copy('texts.json', 'texts', {});
  copy('insurer.json', 'insurer', {});
  const { $defs, ui } = JSON.parse(readFileSync(join(CONTENT_DIR, 'fields.json'), 'utf8'));
  const { 'ui:alerts': _alerts, ...visaType } = ui.visaType;
  const code = { type: 'string', title: 'Code', maxLength: 5, pattern: '^[a-z]{1,5}$' };
  copy('pages/landing.json', 'landing-page', {
    texts: { $ref: 'texts.json' },
    schema: { type: 'object', properties: { visaType: $defs.visaType, code }, required: ['visaType'] },
    uiSchema: {
      visaType,
      code: { 'ui:messages': { pattern: 'Use up to five small letters', maxLength: 'Too long.' } },
    },
  });
}

describe('npm run journeys', () => {
  test('exits with 0 if everything can be reached, and writes pictures and a JSON file that is as its schema says', async () => {
    writeSite('clean', 'red');
    const { code, text } = await run('clean', '--out', 'out');
    expect(code).toBe(0);
    expect(text).toContain('Everything can be reached.');
    expect(text).toMatch(/1 step, 2 paths, (\d+) of \1 reached/);
    expect(readdirSync(join(folder, 'out')).sort()).toEqual(['journeys.json', 'paint.svg']);
    const ajv = createSchemaAjv();
    ajv.validate(
      'schema:/data/journeys.schema.json',
      JSON.parse(readFileSync(join(folder, 'out/journeys.json'), 'utf8')),
    );
    expect(ajv.errors).toBeNull();
  });

  test('--show prints a short path to a step, a field or some words', async () => {
    writeSite('shown', 'red');
    const { code, text } = await run('shown', '--show', 'bold');
    expect(code).toBe(0);
    expect(text).toMatch(/^#colour: the alert “A bold choice.” {2}paint.json:\d+\n/);
    expect(text).toMatch(/here +colour: "red"$/);
    expect((await run('shown', '--show', 'shade')).text).toContain('the field shade');
    expect((await run('shown', '--show', '#colour')).text).toContain('needs no answers');
    const nothing = await run('shown', '--show', 'no such thing');
    expect(nothing).toMatchObject({ code: 2, text: expect.stringContaining('matches "no such thing"') });
  });

  test('reports something unreachable as the checker reports errors, and exits with 1', async () => {
    writeSite('unreachable', 'blue');
    const { code, text } = await run('unreachable', '--out', 'unreachable-out');
    expect(code).toBe(1);
    expect(text).toMatch(
      /unreachable\/paint\.json:\d+:\d+ {2}error {2}unreachable\n(?:.*\n)+? +Unreachable: the alert “A bold choice.” at #colour\. Its conditions exclude each other: colour is blue; and colour is red\.\n +→ /,
    );
  });

  test('reports the same in a form outside the journeys, which has no picture', async () => {
    writeLanding('landing');
    const { code, text } = await run('landing', '--out', 'landing-out');
    expect(code).toBe(1);
    expect(text).toMatch(
      /Outside the journeys\n {2}1 form, 2 of 3 reached\n {4}landing\/landing.json:\d+ {2}3 messages\n/,
    );
    expect(text).toContain('Unreachable: the message “Too long.” of code (maxLength) at the form.');
    expect(text).toContain('1 form: 3 messages.\n1 unreachable.');
    expect(readdirSync(join(folder, 'landing-out'))).toEqual(['journeys.json']);
  });

  test('removes old pictures from its own folder, and nothing from any other', async () => {
    writeSite('renamed', 'red');
    const old = (name: string) => {
      mkdirSync(join(folder, name), { recursive: true });
      for (const file of ['old.svg', 'notes.md']) writeFileSync(join(folder, name, file), '');
      return () => readdirSync(join(folder, name)).sort();
    };
    const [own, named] = [old('dist/journeys'), old('named')];
    await run('renamed');
    expect(own()).toEqual(['journeys.json', 'notes.md', 'paint.svg']);
    await run('renamed', '--out', 'named');
    expect(named()).toEqual(['journeys.json', 'notes.md', 'old.svg', 'paint.svg']);
  });

  test('does not search content with errors, and exits with 2', async () => {
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
  ])('rejects invalid arguments before it searches: %j', async (args, message) => {
    writeFileSync(join(folder, 'notes.md'), '');
    const { code, text } = await run(...args);
    expect({ code, text }).toEqual({ code: 2, text: expect.stringContaining(message) });
  });
});
