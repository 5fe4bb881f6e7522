import { breaks } from '../../fixtures/broken-backend.ts';
import { expectConfirmed, serverNames, test } from '../support/broken-answer-test.ts';
import { expect } from '../support/test.ts';

const [SMALLEST] = breaks.map(({ size }) => size);
/** Every break of an answer in each encoding. A browser accepts them all. */
const answers = breaks.filter(({ size, accepted, encoding }) => size === SMALLEST && accepted === encoding);

for (const server of serverNames)
  test.describe(`behind ${server}`, () => {
    test.use({ server });

    for (const { moment, encoding, framing, end } of answers)
      test(`§4 confirms an accepted application whose answer (${encoding}, ${framing}) ${end} ${moment}`, async ({
        page,
        payment,
        backend,
        sandbox,
        problems,
      }) => {
        backend.breakLike({ moment, encoding, framing, end });
        problems.provoke(/The application brought no answer/);
        problems.tolerate(/status of 502/, /ERR_/);
        const statuses: number[] = [];
        page.on('response', (response) => {
          if (response.request().method() === 'POST') statuses.push(response.status());
        });
        const references = payment.recordReferences();
        await payment.open();
        await payment.payByAccount();
        await expectConfirmed(payment, sandbox);
        expect(statuses).not.toContain(500);
        expect(references).toHaveLength(1);
      });
  });
