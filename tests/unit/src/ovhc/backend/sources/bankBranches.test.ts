import { expect, test } from 'vitest';
import { createSchemaAjv } from '../../../../../../scripts/schemas/ajv.ts';
import { source } from '../../../../../../src/ovhc/backend/sources/bankBranches.ts';
import { type Reply, serve, serveRequests, withoutPauses } from '../server.ts';

const { signal } = new AbortController();
const search = (reply: Reply, bsb = '062000') => {
  serve(reply);
  return source.search(bsb, signal);
};

test('§7 sends the BSB to getBankBranch as a form and keeps its leading zero', async () => {
  const requests = serveRequests({ body: { BranchName: ' Sydney, 48 Martin Place  ' } });
  const sydney = { bsbNumber: '062000', branchName: 'Sydney, 48 Martin Place' };
  expect(await source.search('062000', signal)).toEqual([sydney]);
  const [request] = requests;
  expect(request?.url).toBe('http://127.0.0.1/hcf/getBankBranch');
  const body = Object.fromEntries(new URLSearchParams(await request?.text()));
  expect(body).toEqual({ bsbNumberText: '062000' });
  const ref = 'schema:/api/getBankBranch.schema.json#/properties/request/properties/body';
  expect(createSchemaAjv().validate(ref, body)).toBe(true);
});

test('§5 §7 finds no branch in an answer without a name, even with status 500', async () => {
  for (const body of [{}, { BranchName: null }, { BranchName: '' }, { BranchName: '  ' }, { error: 'x' }])
    for (const status of [200, 500]) expect(await search({ status, body })).toEqual([]);
  const perth = { bsbNumber: '062000', branchName: 'Perth' };
  expect(await search({ status: 500, body: { BranchName: 'Perth' } })).toEqual([perth]);
});

test.each([
  ['a status other than 500', { status: 503, body: {} }, 'status'],
  ['a 500 without JSON', { status: 500, body: '<!doctype html>' }, 'malformed'],
  ['an answer of another shape', { body: { BranchName: 7 } }, 'wrong shape'],
  ['an answer that is a list', { status: 500, body: [] }, 'wrong shape'],
  ['a name that is too long', { body: { BranchName: 'x'.repeat(201) } }, 'wrong shape'],
])('does not quote the BSB in the error for %s', async (_case, reply, failure) => {
  const error = await withoutPauses(() => search(reply, '999999')).catch(String);
  expect(error).toContain(failure);
  expect(error).not.toContain('999999');
});

test('§4 §8 looks up the current branch by its number and retries after a failure', async () => {
  const asked = serve({ status: 503 }, { body: { BranchName: 'Moved' } }, { body: {} });
  const lookup = async () => source.lookup({ bsbNumber: '062000', branchName: 'Old' }, signal);
  expect(await withoutPauses(lookup)).toEqual({ bsbNumber: '062000', branchName: 'Moved' });
  expect(asked).toHaveLength(2);
  expect(await lookup()).toBeUndefined();
});
