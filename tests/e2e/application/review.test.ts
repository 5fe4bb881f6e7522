import { longDay } from '../../../src/engine/days.ts';
import { dayFromToday, quoteOf } from '../support/data.ts';
import { boxOf } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('§2 lists all answers before the declaration, and returns to them after a change', async ({
  page,
  application,
}) => {
  await application.open('cover-start', quoteOf('F'));
  await application.fillAll({ coverType: 'F', isOnshore: true, hasCover: true }, async (hash) => {
    if (hash !== 'declaration') return;
    const answers = page.getByRole('region', { name: 'Your answers' });
    const people = ['Amélie', 'Jo', 'Bo', 'She/Her', 'O’Brien-Núñez', 'New Zealand'];
    for (const text of [...people, 'amelie@example.com', '0491570006', 'AB123456', 'Dependant 1'])
      await expect(answers.getByText(text).first()).toBeVisible();
    await expect(answers.getByText(/^12 SMITH STREET, PARRAMATTA NSW/)).toBeVisible();
    await expect(answers.getByText(longDay(dayFromToday(0, 10).stored))).toBeVisible();
    const consent = await boxOf(page.getByRole('checkbox', { name: /^I agree/ }));
    expect(consent.y).toBeGreaterThan((await boxOf(answers)).bottom);

    await answers.getByRole('link', { name: 'Change Dependant 1: First name' }).click();
    await application.step('dependants-details').waitFor();
    await application.control('dependants[0].firstNameDependant').fill('Bea');
    await application.next.click();
    await application.step('declaration').waitFor();
    await expect(answers.getByText('Bea', { exact: true })).toBeVisible();
  });
  await application.step('payment').waitFor();
  await application.previous.click();
  await application.step('declaration').waitFor();
  await application.previous.click();
  await application.step('current-cover').waitFor();
  await application.next.click();
  await application.step('declaration').waitFor();
});
