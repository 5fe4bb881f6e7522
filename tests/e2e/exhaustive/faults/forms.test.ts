import { expect, test } from '../../forms/form-page.ts';
import { CALL_FAILURES } from './failures.ts';

for (const { name, fault, logged } of CALL_FAILURES)
  test(`keeps a form page’s answers: ${name}`, async ({ page, form, wizard, sandbox, problems, events }) => {
    problems.provoke(/The answers of the page "event-registration" could not be sent/, ...logged);
    await page.clock.install();
    await page.goto('/community-day');
    await form.box('Your name').fill('Kim');
    await page.getByRole('combobox', { name: 'Where do you live?' }).fill('hill');
    await page.getByRole('option', { name: 'Surry Hills' }).click();
    await form.radio('When will you come?', 'After lunch').check();
    await form.press('Continue');
    await expect(form.heading).toHaveText('Who comes with you, Kim?');
    await form.press('Add a guest');
    await form.box('Name').fill('Lee');
    await page.getByRole('checkbox', { name: 'Fish' }).check();
    await sandbox.fault({ call: 'forms', ...fault });
    const sent = wizard.recordCalls('forms');
    await form.press('Register');

    const dialog = page.getByRole('dialog', { name: 'We couldn’t register you' });
    if (fault.fault === 'delay') {
      await expect.poll(() => sent.length).toBe(1);
      await page.clock.fastForward(179_000);
      await expect(dialog).toBeHidden();
      await page.clock.fastForward(1000);
    }
    await dialog.getByRole('button', { name: 'Ok' }).click();
    await expect.poll(() => events('error')).toHaveLength(1);
    await expect(page.getByRole('button', { name: 'Register' })).toBeFocused();
    await page.clock.runFor(60_000);
    expect(sent, 'is not repeated without the visitor').toHaveLength(1);
    expect((await sandbox.outbox()).forms).toEqual([]);
    await expect(form.box('Name')).toHaveValue('Lee');

    await sandbox.reset();
    await form.press('Register');
    await expect(form.heading).toHaveText('See you there, Kim');
    const [accepted] = (await sandbox.outbox()).forms;
    expect(accepted?.request).toMatchObject({ name: 'Kim', guests: [{ guestName: 'Lee', food: ['fish'] }] });
  });
