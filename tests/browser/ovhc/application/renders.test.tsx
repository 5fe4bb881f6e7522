import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { widget as text } from '../../../../src/engine/widgets/text/index.tsx';
import { control, drawApplication, price } from './draw-application.tsx';

const press = (key: string) => () => userEvent.keyboard(key);

test('commits once and renders one field per keystroke with fifty dependants', async () => {
  const drawn = vi.fn<(name: string) => void>();
  const { Component } = text;
  text.Component = (props) => {
    drawn(props.name);
    return <Component {...props} />;
  };
  onTestFinished(() => {
    text.Component = Component;
  });
  const dependants = Array.from({ length: 50 }, (_, index) => ({ firstNameDependant: `Child${index}` }));
  const { commitsOf, stored } = await drawApplication('dependants-details', { draft: { dependants } });
  await expect.element(price).toHaveTextContent('A$');
  const dependant = page.getByRole('group', { name: 'Dependant 37', exact: true });
  await userEvent.click(dependant.getByRole('textbox', { name: 'Last name' }));
  expect(drawn.mock.calls.length).toBeGreaterThanOrEqual(100);
  for (const key of ['B', 'o']) {
    drawn.mockClear();
    expect(await commitsOf(press(key))).toBe(1);
    expect(drawn.mock.calls.flat()).toEqual(['dependants[36].lastNameDependant']);
  }
  expect(stored().draft.dependants).toHaveLength(50);
  expect(stored().draft).toHaveProperty('dependants[36].lastNameDependant', 'Bo');
});

test('commits once per keystroke at the payment step and stores no payment answers', async () => {
  const { commitsOf, stored } = await drawApplication('payment');
  await userEvent.click(page.getByRole('radio', { name: 'Bank account' }));
  await userEvent.click(control('Account name'));
  expect(await commitsOf(press('A'))).toBe(1);
  expect(await commitsOf(press('d'))).toBe(1);
  expect(stored().draft).not.toHaveProperty('accountName');
});
