import { quoteOf } from '../../support/data.ts';
import { expect, test } from '../../support/test.ts';
import { CALL_FAILURES } from './failures.ts';

const NO_SEARCH = 'We can’t look up addresses right now.';
const TYPED = '12 smith parr';
const ADDRESS = '12 SMITH STREET';

for (const { name, fault, logged } of CALL_FAILURES)
  for (const call of ['kleber', 'tempToken', 'kleber, of a chosen address'])
    test(`supports typing an address: ${call}, ${name}`, async ({ page, application, sandbox, problems }) => {
      const { choose, chooseFrom, control, field, next, passTimeUntil } = application;
      const line = control('addresslineOne');
      const isChosen = call.endsWith('address');
      problems.provoke(isChosen ? /A chosen address could not be fetched/ : /A search failed/, ...logged);
      problems.tolerate(/A restored suburb could not be looked up/);
      await page.clock.install();
      await application.open('contact-details', quoteOf('S'));
      await choose('currentLocation', 'Yes');
      await control('email').fill('amelie@example.com');
      await control('phoneNumber').fill('0491570006');
      if (isChosen) {
        const suggestion = page.getByRole('option', { name: ADDRESS }).first();
        await control('address').fill(TYPED);
        await application.passTimeUntilVisible(suggestion);
        await sandbox.fault({ call: 'kleber', ...fault });
        await suggestion.click();
      } else {
        await sandbox.fault({ call, ...fault });
        await control('address').fill(TYPED);
      }
      const entered = isChosen ? new RegExp(ADDRESS, 'i') : TYPED;
      await passTimeUntil(() => expect(line).toHaveValue(entered, { timeout: 200 }));
      await expect(line).toBeFocused();
      await expect(page.getByText(NO_SEARCH)).toBeVisible();
      await expect(control('email')).toHaveValue('amelie@example.com');
      // if suburbs can't be searched, visitors type theirs
      await control('suburb').fill('Ryde');
      await field('state').getByRole('combobox').selectOption('New South Wales');
      await control('postCode').fill('2112');
      await expect(next).toBeEnabled();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);

      await sandbox.reset();
      await page.getByRole('button', { name: 'Search Address' }).click();
      await chooseFrom('address', TYPED, ADDRESS);
      await expect(control('address')).toHaveValue(/12 SMITH STREET, PARRAMATTA NSW 2150/i);
      await expect(page.getByText(NO_SEARCH)).toHaveCount(0);
      await expect(next).toBeEnabled();
    });
