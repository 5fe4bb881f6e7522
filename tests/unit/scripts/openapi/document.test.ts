import { validate } from '@readme/openapi-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsPlugin from 'ajv-formats';
import { expect, test } from 'vitest';
import { answersOf, calls, type InsurerCall } from '../../../../scripts/api/calls.ts';
import { validateContract } from '../../../../scripts/api/contracts.ts';
import { isObject, mapDeep, placesIn } from '../../../../scripts/content/json.ts';
import { valueIn } from '../../../../scripts/content/resolve.ts';
import { openApiDocument } from '../../../../scripts/openapi/document.ts';
import { run, startBackend } from '../contract/support.ts';

const FORM = '/paths/~1hcf~1forms~1{page}/post';

/** Returns the errors of the document after a change. The validator changes what it gets. */
async function errorsAfter(change: (document: ReturnType<typeof JSON.parse>) => void): Promise<string> {
  const document: ReturnType<typeof JSON.parse> = structuredClone(openApiDocument());
  change(document);
  const result = await validate(document);
  return result.valid ? '' : result.errors.map(({ message }) => message).join('\n');
}

test('is a valid OpenAPI 3.1 document', async () => {
  expect(await errorsAfter(() => {})).toBe('');
});

test.each<[string, string, Parameters<typeof errorsAfter>[0]]>([
  ['a missing component', 'Missing $ref pointer', ({ components }) => delete components.schemas.VisaType],
  [
    'a missing parameter',
    '{page}',
    (document) => (valueIn(document, FORM) as { parameters: [] }).parameters.shift(),
  ],
  ['a missing version', "'version'", ({ info }) => delete info.version],
])('would not be valid with %s', async (_, message, change) => {
  expect(await errorsAfter(change)).toContain(message);
});

test('describes every call once, with its statuses', () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, { responses: object }>> };
  const operations = Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      url,
      method: method.toUpperCase(),
      ...operation,
    })),
  );
  expect(operations).toHaveLength(Object.keys(calls).length);
  for (const call of Object.values<InsurerCall>(calls)) {
    const operation = operations.find(({ url, method }) => url === call.url && method === call.method);
    expect(operation).toMatchObject({ operationId: call.name, tags: [call.topic] });
    const statuses = answersOf(call).map(({ status }) => String(status));
    expect(Object.keys(operation?.responses ?? {})).toEqual([...statuses, '4XX', 'default']);
  }
});

test('refers to nothing outside of its components', () => {
  const refs = placesIn(openApiDocument()).flatMap(([value]) => (isObject(value) && value.$ref) || []);
  expect(refs.filter((ref) => !/^#\/components\/schemas\/[A-Z]\w+$/.test(String(ref)))).toEqual([]);
  expect(refs).not.toEqual([]);
});

test('describes a multipart body with the answers as JSON text', () => {
  const multipart = valueIn(openApiDocument(), `${FORM}/requestBody/content/multipart~1form-data/schema`);
  expect(multipart).toMatchObject({
    required: ['answers'],
    properties: { answers: { type: 'string', contentSchema: { $ref: '#/components/schemas/FormAnswers' } } },
  });
});

// strict, so that a keyword of our tools would be an error
const ajv = new Ajv2020({ strictTypes: false, strictRequired: false });
ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'paths', 'components']);
addFormatsPlugin.default(ajv, ['date', 'uri-reference']);
ajv.addSchema(openApiDocument(), 'openapi', false, false);

const WRONG = [undefined, null, 'x', 12, {}, []];

/** Returns the data with each of its values replaced by wrong ones. Lists have two items at most. */
function variationsOf(given: unknown): unknown[] {
  const data = mapDeep(given, (value) => (Array.isArray(value) ? value.slice(0, 2) : value));
  const changed = placesIn(data).flatMap(([, at]) =>
    WRONG.map((wrong) => {
      const copy = mapDeep(data, (value, pointer) => (pointer === at ? wrong : value));
      return JSON.parse(JSON.stringify(copy) ?? 'null');
    }),
  );
  return [data, ...changed];
}

/** Expects that the schema at a pointer of the document accepts the same as that of the contract. */
function expectSame(pointer: string, call: string, at: string, data: unknown): void {
  const accepts = ajv.getSchema(`openapi#${pointer}`);
  if (!accepts) throw new Error(`The document has nothing at ${pointer}.`);
  const verdicts = variationsOf(data).map((each) => [
    accepts(each),
    validateContract(call, at, each).length === 0,
  ]);
  expect(
    verdicts.filter(([documents, ours]) => documents !== ours),
    pointer,
  ).toEqual([]);
  expect(verdicts[0], pointer).toEqual([true, true]);
  expect(verdicts, pointer).toContainEqual([false, false]);
}

test('accepts and refuses the same as our schemas', async () => {
  const { url, exchanges } = await startBackend();
  await run([url, '--writes']);
  const checked = new Set<string>();
  for (const { method, url: path, status, text, body } of exchanges) {
    const call = Object.values<InsurerCall>(calls).find(
      (each) => each.url === path && each.method === method,
    );
    const answer = call && answersOf(call).find((each) => each.status === status);
    if (!call || answer?.pointer === undefined) continue;
    const operation = `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    const response = `${operation}/responses/${status}/content/application~1json/schema`;
    expectSame(response, call.name, `/properties/response${answer.pointer}`, JSON.parse(text));
    checked.add(`${call.name} ${status}`);
    const [type] = call.accepts ?? [];
    if (!type) continue;
    const request = `${operation}/requestBody/content/${type.replaceAll('/', '~1')}/schema`;
    expectSame(request, call.name, '/properties/request/properties/body', body);
  }
  const others = ['forms 200', 'forms 422', 'getBankBranch 500'];
  const all = Object.values<InsurerCall>(calls).flatMap((call) =>
    answersOf(call).flatMap(({ status, pointer }) => (pointer === undefined ? [] : `${call.name} ${status}`)),
  );
  expect([...checked, ...others].sort()).toEqual(all.sort());
});
