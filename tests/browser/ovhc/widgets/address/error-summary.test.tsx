import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { widgetLoaders } from '../../../../../src/ovhc/widgets/index.ts';
import addressForm from '../../../../fixtures/ovhc/address.json?content';
import { drawStep } from '../../../engine/draw-step.ts';
import { addressService } from './address-service.ts';
import { lineOne, search, state, suburb } from './draw-address.tsx';

const goOn = page.getByRole('button', { name: 'Go on' });
const summary = page.getByRole('region', { name: 'Please check your answers' });
const link = (text: string) => summary.getByRole('link', { name: text });

/** Draws the step with an address, and tries to leave it. */
async function drawRefused(address?: object) {
  addressService();
  await drawStep(addressForm, { loaders: widgetLoaders, saved: address ? { address: { ...address } } : {} });
  await userEvent.click(goOn, { force: true });
  await expect.element(summary).toHaveFocus();
}

test('§5 each part of a manual address is in the list, with a link', async () => {
  await drawRefused({ isManual: true });
  expect(
    summary
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter the street number and name',
    'Enter your suburb or town',
    'Choose your state',
    'Enter a postcode of four digits',
  ]);
  await userEvent.click(link('Choose your state'));
  await expect.element(state).toHaveFocus();
  await userEvent.click(link('Enter your suburb or town'));
  await expect.element(suburb).toHaveFocus();
  await userEvent.click(link('Enter the street number and name'));
  await expect.element(lineOne).toHaveFocus();
  await userEvent.fill(lineOne, '1 New Street');
  await expect.element(link('Enter the street number and name')).not.toBeInTheDocument();
});

test('§5 a missing address is one line, with a link to the search', async () => {
  await drawRefused();
  await userEvent.click(link('Enter your address and choose it from the list'));
  await expect.element(search).toHaveFocus();
});
