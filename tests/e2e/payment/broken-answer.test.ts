import { expectConfirmed, test } from '../support/broken-answer-test.ts';
import { expect } from '../support/test.ts';

test('§4 confirms an accepted application whose answer breaks off behind the site’s server', async ({
  page,
  payment,
  backend,
  sandbox,
  problems,
}) => {
  backend.breakLike({ moment: 'in the middle', encoding: 'br', framing: 'content-length', end: 'closes' });
  problems.provoke(/status of 502/, /The application brought no answer/);
  const references = payment.recordReferences();
  await payment.open();
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/hcf/preSubmission'),
  );
  await payment.payByAccount();
  const response = await answered;
  expect(await response.request().headerValue('accept-encoding')).toContain('br');
  expect(response.status()).toBe(502);
  await expectConfirmed(payment, sandbox);
  expect(references).toHaveLength(1);
});
