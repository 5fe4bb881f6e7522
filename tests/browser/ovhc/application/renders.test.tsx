import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { control, drawApplication, price } from './draw-application.tsx';

const press = (key: string) => () => userEvent.keyboard(key);

test('how good: a keystroke in the application commits once, though it is kept with each', async () => {
  const { commitsOf, stored } = await drawApplication('personal-details');
  await expect.element(price).toHaveTextContent('A$');
  await userEvent.click(control('First name'));
  expect(await commitsOf(press('A'))).toBe(1);
  expect(await commitsOf(press('d'))).toBe(1);
  expect(stored().draft).toMatchObject({ firstName: 'Ad' });
});

test('how good: with fifty dependants as well', async () => {
  const dependants = Array.from({ length: 50 }, (_, index) => ({ firstNameDependant: `Child${index}` }));
  const { commitsOf, stored } = await drawApplication('dependants-details', { draft: { dependants } });
  await expect.element(price).toHaveTextContent('A$');
  await userEvent.click(
    page
      .getByRole('group', { name: 'Dependant 37', exact: true })
      .getByRole('textbox', { name: 'Last name' }),
  );
  expect(await commitsOf(press('B'))).toBe(1);
  expect(await commitsOf(press('o'))).toBe(1);
  expect(stored().draft.dependants).toHaveLength(50);
});

test('how good: at the payment step too', async () => {
  const { commitsOf, stored } = await drawApplication('payment');
  await userEvent.click(page.getByRole('radio', { name: 'Bank account' }));
  await userEvent.click(control('Account name'));
  expect(await commitsOf(press('A'))).toBe(1);
  expect(await commitsOf(press('d'))).toBe(1);
  expect(stored().draft, 'nothing of it is kept').not.toHaveProperty('accountName');
});
