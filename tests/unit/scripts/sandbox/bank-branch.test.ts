import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { sandbox } from '../../../../scripts/sandbox/index.ts';

const app = Fastify();
app.register(sandbox);

const ask = (bsbNumberText: string) =>
  app.inject({
    method: 'POST',
    url: '/hcf/getBankBranch',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ bsbNumberText }).toString(),
  });

describe('§7 getBankBranch', () => {
  test.each([
    ['062000', 'Sydney, 48 Martin Place'],
    ['062123', "O'Connor, 3 Sargood Street"],
    ['732000', 'Newcastle, 156 Hunter Street'],
  ])('§7 %s is %s', async (bsb, BranchName) => {
    const response = await ask(bsb);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ BranchName });
  });

  test('§8 a number that no branch has is an answer with no name', async () => {
    const response = await ask('999999');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ BranchName: '' });
  });

  test('§7 500500 is a 500 whose body has no name either', async () => {
    const response = await ask('500500');
    expect(response.statusCode).toBe(500);
    expect(response.json()).toMatchObject({ statusCode: 500 });
    expect(response.json()).not.toHaveProperty('BranchName');
  });

  test.each(['62000', '062-000', 'constructor', ''])('§9 "%s" is not six digits: 400', async (bsb) => {
    expect((await ask(bsb)).statusCode).toBe(400);
  });

  test('§7 a JSON body is a 415', async () => {
    const payload = { bsbNumberText: '062000' };
    expect((await app.inject({ method: 'POST', url: '/hcf/getBankBranch', payload })).statusCode).toBe(415);
  });
});
