import { describe, expect, test } from 'vitest';
import { createSchemaAjv } from '../../../../../../scripts/schemas/ajv.ts';
import { source } from '../../../../../../src/ovhc/backend/sources/bankBranches.ts';
import { serveRequests } from '../requests.ts';
import { serve } from '../server.ts';
import { withoutPauses } from '../without-pauses.ts';

const { signal } = new AbortController();
const search = (answer: Parameters<typeof serve>[0], bsb = '062000') => {
  serve(answer);
  return source.search(bsb, signal);
};

test('§7 getBankBranch is sent the BSB as a form, with its leading zero, and is read for the branch', async () => {
  const requests = serveRequests({ body: { BranchName: 'Sydney, 48 Martin Place' } });
  expect(await source.search('062000', signal)).toEqual([
    { bsbNumber: '062000', branchName: 'Sydney, 48 Martin Place' },
  ]);
  const [request] = requests;
  expect([request?.method, request?.url]).toEqual(['POST', 'http://127.0.0.1/hcf/getBankBranch']);
  expect(request?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  const body = Object.fromEntries(new URLSearchParams(await request?.text()));
  expect(body).toEqual({ bsbNumberText: '062000' });
  const ref = 'schema:/api/getBankBranch.schema.json#/properties/request/properties/body';
  expect(createSchemaAjv().validate(ref, body)).toBe(true);
});

describe('§5 no branch name returned', () => {
  test.each([
    [{}],
    [{ BranchName: null }],
    [{ BranchName: '' }],
    [{ BranchName: '  ' }],
    [{ error: 'no BSB' }],
  ])('%j is no branch', async (body) => {
    expect(await search({ body })).toEqual([]);
  });

  test('§7 a 500 body is returned, not thrown', async () => {
    expect(await search({ status: 500, body: { error: 'Internal' } })).toEqual([]);
    expect(await search({ status: 500, body: { BranchName: 'Perth' } })).toEqual([
      { bsbNumber: '062000', branchName: 'Perth' },
    ]);
  });
});

test('§7 the name of a branch is told without the spaces around it', async () => {
  expect(await search({ body: { BranchName: ' O’Connor  ' } })).toEqual([
    { bsbNumber: '062000', branchName: 'O’Connor' },
  ]);
});

describe('a call that failed says nothing of the BSB', () => {
  test.each([
    ['no connection', new TypeError('offline'), 'network'],
    ['another status than 500', { status: 503, body: {} }, 'status'],
    ['404', { status: 404, body: {} }, 'status'],
    ['a 500 without JSON', { status: 500, body: '<!doctype html>' }, 'malformed'],
    ['another shape', { body: { BranchName: 7 } }, 'wrong shape'],
    ['a list', { status: 500, body: [] }, 'wrong shape'],
    ['a name without end', { body: { BranchName: 'x'.repeat(201) } }, 'wrong shape'],
  ])('%s', async (_case, answer, failure) => {
    const error = await withoutPauses(() => search(answer, '999999')).catch(String);
    expect(error).toContain(failure);
    expect(error).not.toContain('999999');
  });
});

test('§8 it only reads, so it is asked again where it fails for a moment', async () => {
  const asked = serve({ status: 503 }, { body: { BranchName: 'Perth' } });
  expect(await withoutPauses(() => source.search('062000', signal))).toEqual([
    { bsbNumber: '062000', branchName: 'Perth' },
  ]);
  expect(asked).toHaveLength(2);
});

describe('§4 a branch that was found before', () => {
  test('is looked up again by its number, as it is today', async () => {
    serve({ body: { BranchName: 'Moved' } });
    expect(await source.lookup({ bsbNumber: '062000', branchName: 'Old' }, signal)).toEqual({
      bsbNumber: '062000',
      branchName: 'Moved',
    });
  });

  test('may be gone', async () => {
    serve({ body: {} });
    expect(await source.lookup({ bsbNumber: '062000' }, signal)).toBeUndefined();
  });
});
