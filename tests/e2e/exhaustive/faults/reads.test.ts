import faults from '../../../../schemas/api/sandboxFaults.schema.json' with { type: 'json' };
import { calls } from '../../../../scripts/sandbox/calls/index.ts';
import { CALL_FAILURES, recordCalls } from '../../support/calls.ts';
import { passTimeUntil } from '../../support/clock.ts';
import { expect, test } from '../../support/test.ts';
import { SCENES } from './scenes.ts';

/** The calls whose failures the other tests of this folder are about, or those of the payment and the e-mail. */
const ELSEWHERE = ['kleber', 'tempToken', 'preSubmission', 'preSubmissionOutcome', 'emailQuoteServlet'];

test('every call of the sandbox and every fault is here', () => {
  const covered = new Set([...SCENES.map(({ call }) => call), ...ELSEWHERE]);
  expect([...covered].sort()).toEqual(calls.map(({ name }) => name).sort());
  const { items } = faults.properties.request.properties.body;
  expect(new Set(CALL_FAILURES.map(({ fault }) => fault.fault))).toEqual(
    new Set(items.properties.fault.enum),
  );
});

for (const scene of SCENES) {
  const { what, call, isLimited = false, triesWithoutAnswer = 1 } = scene;

  test(`${what}, two failed calls (${call}): asked for again by themselves, and nobody notices`, async ({
    page,
    sandbox,
    storage,
    problems,
  }) => {
    const stage = { page, sandbox, storage, problems };
    problems.provoke(/status of 503/);
    await page.clock.install();
    await sandbox.fault({ call, fault: 'status', status: 503, times: 2 });
    const asked = recordCalls(page, call);
    await scene.ask(stage);
    await passTimeUntil(page, () => expect.poll(() => asked.length, { timeout: 200 }).toBe(3));
    await scene.expectDone(stage);
    await expect(scene.place(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  for (const { name, fault, tries, logged } of CALL_FAILURES) {
    const isOpen = fault.fault === 'delay';
    test(`${what}, ${name} (${call}): told in place, nothing lost, and "Try again" goes on`, async ({
      page,
      sandbox,
      storage,
      problems,
    }) => {
      const stage = { page, sandbox, storage, problems };
      problems.provoke(...logged);
      if (!isOpen || isLimited) problems.provoke(scene.logged);
      await page.clock.install();
      await sandbox.fault({ call, ...fault });
      const asked = recordCalls(page, call);
      await scene.ask(stage);
      const tryAgain = scene.place(page).getByRole('button', { name: 'Try again' });
      await passTimeUntil(page, () => expect(tryAgain).toBeVisible({ timeout: 200 }));
      await scene.expectKept(stage);
      await expect(page.getByRole('alert').filter({ hasNotText: 'Try again' })).toHaveCount(0);
      expect(asked).toHaveLength(isOpen ? triesWithoutAnswer : tries);

      await sandbox.reset();
      await tryAgain.click();
      await scene.expectDone(stage);
      await expect(tryAgain).toHaveCount(0);
    });
  }
}
