import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compilePages } from '../../../../scripts/content/compile/page.ts';
import { runPage } from '../../../../scripts/content/compile/run-page.ts';
import { CONTENT_DIR, readFile } from '../../../../scripts/content/read.ts';
import { stepOf } from '../../src/compile.ts';
import { answerOf, messageOf, startSandbox } from './support/sandbox.ts';

const isChild = { type: 'object', properties: { isChild: { const: true } }, required: ['isChild'] };
const reader = {
  type: 'object',
  properties: { name: { type: 'string', maxLength: 5 }, isChild: { type: 'boolean' } },
  required: ['name', 'isChild'],
};
const isEve = { properties: { guardian: { const: 'Eve' } }, required: ['guardian'] };
const guardian = {
  type: 'object',
  properties: { guardian: { type: 'string' }, relation: { type: 'string', default: 'parent' } },
  required: ['guardian'],
  allOf: [{ if: isEve, then: { required: ['relation'] } }],
};
const PAGE = {
  $schema: '../schemas/content/form-page.schema.json',
  journey: {
    steps: [{ step: stepOf('reader', reader) }, { step: stepOf('guardian', guardian), when: isChild }],
  },
};
const papers = {
  type: 'object',
  properties: { papers: { type: 'array', maxItems: 2, items: { type: 'object' } } },
  required: ['papers'],
};
const options = { accept: ['.pdf'], maxSize: 0.001 };
const WITH_FILES = {
  ...PAGE,
  journey: {
    steps: [
      {
        step: {
          ...stepOf('papers', papers),
          uiSchema: { papers: { 'ui:widget': 'file', 'ui:options': options } },
        },
      },
    ],
  },
};
const files = new Map(
  Object.entries({ card: PAGE, papers: WITH_FILES }).map(([name, json]) => {
    const file = readFile(join(CONTENT_DIR, `${name}.json`), CONTENT_DIR, JSON.stringify(json));
    return [file.path, file];
  }),
);
const pages = compilePages(files, []);
const findForm = async (name: string) => {
  const page = pages.find((each) => each.name === name);
  return page && runPage(page.code, name);
};
const { post, outbox, addFault } = startSandbox({ findForm });

const ADULT = { name: 'Ada', isChild: false };
const send = (answers: object, key = 'k1', name = 'card') =>
  post(`/hcf/forms/${name}`, answers, { 'idempotency-key': key });
const errorsOf = async (answers: object) => {
  const { errors } = await answerOf(send(answers), 422);
  return errors.map(({ pointer, keyword }: { pointer: string; keyword: string }) => `${pointer} ${keyword}`);
};

test('§2 accepts answers that are valid by the rules of the page, and lists them in the outbox', async () => {
  expect(await answerOf(send(ADULT))).toEqual({ reference: 'F10000001' });
  expect(await answerOf(send({ ...ADULT, isChild: true, guardian: 'Bob' }, 'k2'))).toEqual({
    reference: 'F10000002',
  });
  const { forms } = await outbox();
  expect(forms).toMatchObject([
    { page: 'card', request: ADULT, response: { reference: 'F10000001' } },
    { page: 'card', request: { guardian: 'Bob' }, response: { reference: 'F10000002' } },
  ]);
});

test.each<[object, string[]]>([
  [{}, ['/name required', '/isChild required']],
  [{ name: 'Adalbert', isChild: 'no' }, ['/name maxLength', '/isChild type']],
  [{ name: 'Ada', isChild: true }, ['/guardian required']],
  [{ ...ADULT, guardian: 'Bob' }, ['/guardian additionalProperties']],
  [{ ...ADULT, admin: true }, ['/admin additionalProperties']],
])('refuses %j with the pointers %j, and sends nothing on', async (answers, errors) => {
  expect(await errorsOf(answers)).toEqual(errors);
  expect((await outbox()).forms).toEqual([]);
});

test('fills in no default for an answer that was not sent', async () => {
  expect(await errorsOf({ ...ADULT, isChild: true, guardian: 'Eve' })).toEqual(['/relation required']);
});

test('answers a repeat with the same key with the first answer, once one was accepted', async () => {
  expect(await errorsOf({})).not.toEqual([]);
  const first = await answerOf(send(ADULT));
  expect(await answerOf(send({ ...ADULT, name: 'Bob' }))).toEqual(first);
  expect((await outbox()).forms).toHaveLength(1);
  expect(await answerOf(send(ADULT, 'k2'))).not.toEqual(first);
});

test('needs a key, an object, and a page that exists', async () => {
  expect(await messageOf(post('/hcf/forms/card', ADULT))).toContain('idempotency-key');
  expect(await messageOf(send([]))).toContain('body must be object');
  expect(await messageOf(send(ADULT, 'k1', 'claim'), 404)).toContain('no form page "claim"');
});

test('fails as every call does', async () => {
  await addFault({ call: 'forms', fault: 'status', status: 503, times: 1 });
  await answerOf(send(ADULT), 503);
  await answerOf(send(ADULT));
});

describe('files', () => {
  const PDF = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
  const named = (name: string, content = '%PDF') => new File([content], name, { type: 'application/pdf' });

  /** Sends files as the page does. The answer names those of the field `papers`. */
  const sendFiles = async (sent: [field: string, file: File][]) => {
    const answers = sent.flatMap(([field, { name, size, type }]) =>
      field === 'papers' ? { name, size, type } : [],
    );
    const parts = new FormData();
    parts.set('answers', JSON.stringify({ papers: answers }));
    for (const [field, file] of sent) parts.append(field, file);
    const body = new Response(parts);
    const type = String(body.headers.get('content-type'));
    const payload = Buffer.from(await body.arrayBuffer());
    return post('/hcf/forms/papers', payload, { 'content-type': type, 'idempotency-key': 'k1' });
  };

  test('are accepted as the page accepts them', async () => {
    await answerOf(
      sendFiles([
        ['papers', PDF],
        ['papers', named('B.PDF')],
      ]),
    );
    expect((await outbox()).forms[0]?.files).toHaveLength(2);
  });

  test.each<[string, [string, File][], string]>([
    [
      'of an unknown field',
      [
        ['papers', PDF],
        ['photo', PDF],
      ],
      '/photo additionalProperties',
    ],
    ['that is empty', [['papers', named('a.pdf', '')]], '/papers required'],
    ['of another kind', [['papers', named('a.exe')]], '/papers required'],
    ['that is too large', [['papers', named('a.pdf', 'x'.repeat(2_000))]], '/papers required'],
    [
      'too many',
      [
        ['papers', PDF],
        ['papers', named('b.pdf')],
        ['papers', named('c.pdf')],
      ],
      '/papers maxItems',
    ],
  ])('%s are refused, as on the page', async (_what, sent, error) => {
    const { errors } = await answerOf(sendFiles(sent), 422);
    expect(errors.map(({ pointer, keyword }: Record<string, string>) => `${pointer} ${keyword}`)).toEqual([
      error,
    ]);
    expect((await outbox()).forms).toEqual([]);
  });
});
