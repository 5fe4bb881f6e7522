import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../../../../scripts/content/read.ts';
import { type Resolved, resolveContent } from '../../../../scripts/content/resolve.ts';

const ROOT = '/content';

/** Resolves the first of the files. */
function resolve(contents: Record<string, unknown>): Resolved {
  const texts = Object.entries(contents).map(
    ([name, data]) => [join(ROOT, name), JSON.stringify(data)] as const,
  );
  const files = filesOf(new Map(texts), ROOT);
  const [entry] = files.values();
  if (!entry) throw new Error('There is no file to resolve.');
  return resolveContent(files, entry);
}

function writtenAt({ origins }: Resolved, pointer: string): string | undefined {
  const origin = origins.get(pointer);
  return origin && `${origin.file.name}#${origin.pointer}`;
}

describe('$refs to shared definitions are resolved', () => {
  const shared = {
    $defs: { name: { type: 'string', maxLength: 60 } },
    greeting: 'Hello',
    levels: ['low', 'high'],
  };

  test('to a definition, a text or a list of another file, to the same file, and to a whole file; without "$schema"', () => {
    const { value } = resolve({
      'steps/a.json': {
        $schema: 'step.schema.json',
        text: { $ref: '../greetings.json#/greeting' },
        list: { $ref: '../greetings.json#/levels' },
        there: { $ref: '../greetings.json#/$defs/name' },
        here: { $ref: '#/own' },
        whole: { $ref: '../greetings.json' },
        own: { type: 'integer' },
      },
      'greetings.json': shared,
    });
    expect(value).toEqual({
      text: 'Hello',
      list: ['low', 'high'],
      there: { type: 'string', maxLength: 60 },
      here: { type: 'integer' },
      whole: shared,
      own: { type: 'integer' },
    });
  });

  test('a definition may lead on to another', () => {
    const { value, refs } = resolve({
      'a.json': { name: { $ref: 'b.json#/name' } },
      'b.json': { name: { $ref: 'greetings.json#/$defs/name' } },
      'greetings.json': shared,
    });
    expect(value).toEqual({ name: { type: 'string', maxLength: 60 } });
    expect(refs.get('/name')?.file.name).toBe('greetings.json');
  });

  test('keys beside a $ref override those of its target', () => {
    const { value } = resolve({
      'a.json': { name: { title: 'Name', $ref: 'greetings.json#/$defs/name', maxLength: 30 } },
      'greetings.json': shared,
    });
    expect(value).toEqual({ name: { type: 'string', title: 'Name', maxLength: 30 } });
  });

  test('"$legal" is for the checker and is left out; what it names is known, where it is taken in as well', () => {
    const { value, legal } = resolve({
      'a.json': {
        own: { text: 'Hereby', $legal: ['text'] },
        taken: { $ref: 'greetings.json#/terms', more: 'Herein', $legal: ['more'] },
        instead: { $ref: 'greetings.json#/terms', text: 'Hello' },
      },
      'greetings.json': { terms: { text: 'Thereof', $legal: ['text'] } },
    });
    expect(value).toEqual({
      own: { text: 'Hereby' },
      taken: { text: 'Thereof', more: 'Herein' },
      instead: { text: 'Hello' },
    });
    const marks = [...legal].map(([at, { file, pointer }]) => [at, `${file.name}#${pointer}`]);
    expect(Object.fromEntries(marks)).toEqual({
      '/own/text': 'a.json#/own/$legal/0',
      '/taken/text': 'greetings.json#/terms/$legal/0',
      '/taken/more': 'a.json#/taken/$legal/0',
    });
  });

  test('every part knows where it was written', () => {
    const resolved = resolve({
      'a.json': { fields: [{ $ref: 'greetings.json#/$defs/name', title: 'Name' }] },
      'greetings.json': shared,
    });
    expect(writtenAt(resolved, '')).toBe('a.json#');
    expect(writtenAt(resolved, '/fields/0')).toBe('a.json#/fields/0');
    expect(writtenAt(resolved, '/fields/0/title')).toBe('a.json#/fields/0/title');
    expect(writtenAt(resolved, '/fields/0/maxLength')).toBe('greetings.json#/$defs/name/maxLength');
  });

  test('what stands beside a $ref hides the $refs of its target', () => {
    const { refs } = resolve({
      'a.json': { step: { $ref: 'b.json', schema: { type: 'object' } } },
      'b.json': { schema: { $ref: 'greetings.json#/$defs/name' } },
      'greetings.json': shared,
    });
    expect([...refs.keys()]).toEqual(['/step']);
  });

  test.each([
    ['a definition that is not there', 'greetings.json#/$defs/age'],
    ['a file that is not there', 'missing.json'],
    ['a pointer without its slash', 'greetings.json#greeting'],
    ['no text at all', 7],
    ['no text but an object', {}],
  ])('a $ref to %s leads to nothing', (_, $ref) => {
    const { value, problems } = resolve({ 'a.json': { name: { $ref } }, 'greetings.json': shared });
    expect(value).toEqual({ name: {} });
    const ref = typeof $ref === 'string' ? $ref : JSON.stringify($ref);
    expect(problems).toMatchObject([{ reason: 'nothing', pointer: '/name/$ref', at: '/name', ref }]);
  });

  test.each([
    ['itself', { 'a.json': { all: { $ref: '#' } } }],
    ['its own definition', { 'a.json': { all: { $ref: '#/all' } } }],
    ['a file that leads back', { 'a.json': { all: { $ref: 'b.json' } }, 'b.json': { $ref: 'a.json' } }],
  ])('a $ref to %s is a circle, and resolving it ends', (_, contents) => {
    expect(resolve(contents).problems).toMatchObject([{ reason: 'circle' }]);
  });

  test('the same definition twice is no circle', () => {
    const name = { $ref: 'greetings.json#/$defs/name' };
    expect(resolve({ 'a.json': { one: name, other: name }, 'greetings.json': shared }).problems).toEqual([]);
  });
});
