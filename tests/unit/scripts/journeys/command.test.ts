import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTENT_DIR } from '../../../../scripts/content/read.ts';
import { journeysCommand } from '../../../../scripts/journeys/command.ts';
import { createSchemaAjv } from '../../../../scripts/schemas/ajv.ts';
import { SCHEMAS_DIR } from '../../../../scripts/schemas/read.ts';

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

const whenIs = (name: string, value: string) => ({
  type: 'object',
  properties: { [name]: { const: value } },
  required: [name],
});

/** A site of one step: a colour, and a shade that red reveals, which has an alert for a colour. */
function writeSite(name: string, alertFor: string): void {
  const colour = { type: 'string', title: 'Colour', enum: ['red', 'blue'] };
  const shade = { type: 'string', title: 'Shade' };
  const alerts = [{ level: 'info', text: 'A bold choice.', when: whenIs('colour', alertFor) }];
  const step = {
    hash: 'colour',
    heading: 'Which colour?',
    schema: {
      type: 'object',
      properties: { colour },
      required: ['colour'],
      allOf: [{ if: whenIs('colour', 'red'), then: { properties: { shade } } }],
    },
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

/** A landing page that asks for a code: what it says of a long one is never read, as something else is said first. */
function writeLanding(name: string): void {
  const copy = (file: string, kind: string, more: object) => {
    const content: object = JSON.parse(readFileSync(join(CONTENT_DIR, file), 'utf8'));
    const $schema = join(SCHEMAS_DIR, `content/${kind}.schema.json`);
    writeFileSync(
      join(folder, name, basename(file)),
      JSON.stringify({ ...content, $schema, ...more }, null, 2),
    );
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

describe('npm run journeys: the command', () => {
  test('all of the content: exit code 0, a summary, a picture of each journey and one file for machines', async () => {
    const { code, text } = await run('--out', 'out');
    expect(code).toBe(0);
    expect(text).toContain('Everything can be reached.');
    expect(text).toMatch(/\d+ steps, \d+ paths, (\d+) of \1 reached/);
    expect(text).toMatch(
      /Outside the journeys\n {2}\d+ forms, (\d+) of \1 reached\n(?: .*\n)*.*email-quote\.json:\d+ +\d+ messages\n/,
    );
    expect(readdirSync(join(folder, 'out')).sort()).toEqual([
      'application.svg',
      'confirmation.svg',
      'journeys.json',
      'quote.svg',
    ]);
  });

  test('the file for machines is as its schema says', async () => {
    const written: unknown = JSON.parse(readFileSync(join(folder, 'out/journeys.json'), 'utf8'));
    const ajv = createSchemaAjv();
    const isRight = ajv.validate('schema:/data/journeys.schema.json', written);
    expect(ajv.errors).toBeNull();
    expect(isRight).toBe(true);
  });

  test('--show tells the shortest answers to a step, a field or some words', async () => {
    writeSite('shown', 'red');
    const { code, text } = await run('shown', '--show', 'bold');
    expect(code).toBe(0);
    expect(text).toMatch(/^#colour: the alert “A bold choice.” {2}paint.json:\d+\n/);
    expect(text).toMatch(/here +colour: "red"$/);
    expect((await run('shown', '--show', 'shade')).text).toContain(
      'the field shade, which a condition reveals',
    );
    expect((await run('shown', '--show', '#colour')).text).toContain('needs no answers');
    const nothing = await run('shown', '--show', 'no such thing');
    expect(nothing).toMatchObject({ code: 2, text: expect.stringContaining('matches "no such thing"') });
  });

  test('something that nobody can come to: exit code 1, with its file and line, and the reason', async () => {
    writeSite('lost', 'blue');
    const { code, text } = await run('lost', '--out', 'lost-out');
    expect(code).toBe(1);
    expect(text).toMatch(
      /lost\/paint\.json:\d+:\d+ {2}error {2}unreachable\n(?:.*\n)+? +Unreachable: the alert “A bold choice.” at #colour\./,
    );
    expect(text).toContain('Its conditions exclude each other: colour is blue; and colour is red');
    writeSite('found', 'red');
    expect((await run('found', '--out', 'found-out')).code).toBe(0);
  });

  test('something in a form outside the journeys that nobody can come to: exit code 1 as well', async () => {
    writeLanding('landing');
    const { code, text } = await run('landing', '--out', 'landing-out');
    expect(code).toBe(1);
    expect(text).toMatch(
      /landing\/landing\.json:\d+:\d+ {2}error {2}unreachable\n(?:.*\n)+? +Unreachable: the message “Too long.” of code \(maxLength\) at the form\./,
    );
    expect(text).toContain('1 form: 3 messages.\n1 unreachable.');
    expect(readdirSync(join(folder, 'landing-out'))).toEqual(['journeys.json']);
  });

  test('in its own folder, pictures of journeys that are no more are removed; in any other, nothing is', async () => {
    writeSite('renamed', 'red');
    const old = (name: string) => {
      mkdirSync(join(folder, name), { recursive: true });
      for (const file of ['old.svg', 'notes.md']) writeFileSync(join(folder, name, file), '');
      return () => readdirSync(join(folder, name)).sort();
    };
    const [own, named] = [old('dist/journeys'), old('named')];
    expect((await run('renamed')).code).toBe(0);
    expect(own()).toEqual(['journeys.json', 'notes.md', 'paint.svg']);
    expect((await run('renamed', '--out', 'named')).code).toBe(0);
    expect(named()).toEqual(['journeys.json', 'notes.md', 'old.svg', 'paint.svg']);
  });

  test('content with mistakes is not walked: exit code 2', async () => {
    writeSite('broken', 'red');
    writeFileSync(join(folder, 'broken', 'more.json'), '{ "name": ');
    const { code, text } = await run('broken');
    expect(code).toBe(2);
    expect(text).toContain('broken has 1 error, so its journeys cannot be searched.');
  });

  test('a file in the place of the folder to write to is told of before the walk: exit code 2', async () => {
    writeFileSync(join(folder, 'notes.md'), '');
    for (const out of ['notes.md', 'notes.md/inside']) {
      const { code, text } = await run('--out', out);
      expect({ code, text }).toEqual({
        code: 2,
        text: 'notes.md is a file. Name a folder to write to with --out.',
      });
    }
  });

  test.each([
    [['--shwo', 'age'], 'See npm run journeys -- --help.'],
    [['--show', ''], 'Name what to show after --show: a hash, a field or some words.'],
    [['nowhere'], 'There is no content in nowhere.'],
    [['one', 'two'], 'Name one folder of content'],
  ])('a command that is not understood: %j, exit code 2', async (args, said) => {
    const { code, text } = await run(...args);
    expect(code).toBe(2);
    expect(text).toContain(said);
  });
});
