import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../../../../scripts/content/read.ts';
import { type Resolved, resolveContent } from '../../../../scripts/content/resolve.ts';

const ROOT = '/content';
const SHARED = {
  $defs: { name: { type: 'string', maxLength: 60 } },
  greeting: 'Hello',
  levels: ['low', 'high'],
};
const NAME = { $ref: '../shared.json#/$defs/name' };

/** Resolves steps/a.json with this content, beside shared.json and other files. */
function resolve(content: unknown, others: Record<string, unknown> = {}): Resolved {
  const contents = { 'steps/a.json': content, 'shared.json': SHARED, ...others };
  const texts = Object.entries(contents).map(
    ([name, data]) => [join(ROOT, name), JSON.stringify(data)] as const,
  );
  const files = filesOf(new Map(texts), ROOT);
  const [entry] = files.values();
  if (!entry) throw new Error('There is no file to resolve.');
  return resolveContent(files, entry);
}

const placesOf = (origins: Resolved['origins']) =>
  Object.fromEntries([...origins].map(([at, { file, pointer }]) => [at, `${file.name}#${pointer}`]));

describe('resolving $refs', () => {
  test('resolves definitions, texts, lists and whole files and removes "$schema"', () => {
    const { value } = resolve({
      $schema: 'step.schema.json',
      text: { $ref: '../shared.json#/greeting' },
      list: { $ref: '../shared.json#/levels' },
      there: NAME,
      here: { $ref: '#/own' },
      whole: { $ref: '../shared.json' },
      own: { type: 'integer' },
    });
    expect(value).toEqual({
      text: 'Hello',
      list: SHARED.levels,
      there: SHARED.$defs.name,
      here: { type: 'integer' },
      whole: SHARED,
      own: { type: 'integer' },
    });
  });

  test('resolves a definition that refers to another definition', () => {
    const { value, refs } = resolve({ name: { $ref: 'b.json#/name' } }, { 'steps/b.json': { name: NAME } });
    expect(value).toEqual({ name: SHARED.$defs.name });
    expect(refs.get('/name')?.file.name).toBe('shared.json');
  });

  test('lets keys beside a $ref override its target and records each origin', () => {
    const { value, origins } = resolve({ fields: [{ title: 'Name', ...NAME, maxLength: 30 }] });
    expect(value).toEqual({ fields: [{ type: 'string', title: 'Name', maxLength: 30 }] });
    expect(placesOf(origins)).toMatchObject({
      '': 'steps/a.json#',
      '/fields/0': 'steps/a.json#/fields/0',
      '/fields/0/maxLength': 'steps/a.json#/fields/0/maxLength',
      '/fields/0/type': 'shared.json#/$defs/name/type',
    });
  });

  test('removes "$legal" and records the names in it, also from the target of a $ref', () => {
    const content = {
      own: { text: 'Hereby', $legal: ['text'] },
      taken: { $ref: 'b.json#/terms', more: 'Herein', $legal: ['more'] },
      instead: { $ref: 'b.json#/terms', text: 'Hello' },
    };
    const { value, legal } = resolve(content, {
      'steps/b.json': { terms: { text: 'Thereof', $legal: ['text'] } },
    });
    expect(value).toEqual({
      own: { text: 'Hereby' },
      taken: { text: 'Thereof', more: 'Herein' },
      instead: { text: 'Hello' },
    });
    expect(placesOf(legal)).toEqual({
      '/own/text': 'steps/a.json#/own/$legal/0',
      '/taken/text': 'steps/b.json#/terms/$legal/0',
      '/taken/more': 'steps/a.json#/taken/$legal/0',
    });
  });

  test('ignores $refs of the target below a key that overrides it', () => {
    const content = { step: { $ref: 'b.json', schema: { type: 'object' } } };
    expect([...resolve(content, { 'steps/b.json': { schema: NAME } }).refs.keys()]).toEqual(['/step']);
  });

  test.each([
    ['a $ref to a definition that does not exist', '../shared.json#/$defs/age'],
    ['a $ref to a file that does not exist', 'missing.json'],
    ['a $ref to a pointer without a slash', '../shared.json#greeting'],
    ['a $ref that is a number', 7],
    ['a $ref that is an object', {}],
  ])('reports a missing target for %s', (_case, $ref) => {
    const { value, problems } = resolve({ name: { $ref } });
    expect(value).toEqual({ name: {} });
    const ref = typeof $ref === 'string' ? $ref : JSON.stringify($ref);
    expect(problems).toMatchObject([{ reason: 'nothing', pointer: '/name/$ref', at: '/name', ref }]);
  });

  test.each([
    ['its own file', '#'],
    ['its own definition', '#/all'],
    ['a file that refers back', 'b.json'],
  ])('reports a $ref to %s as a circle', (_case, $ref) => {
    const { problems } = resolve({ all: { $ref } }, { 'steps/b.json': { $ref: 'a.json' } });
    expect(problems).toMatchObject([{ reason: 'circle' }]);
  });

  test('allows two uses of the same definition', () => {
    expect(resolve({ one: NAME, other: NAME }).problems).toEqual([]);
  });
});
