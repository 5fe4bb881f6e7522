import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { goTo } from '../../../../src/ovhc/store/tab-storage.ts';
import { drawApplication } from '../application/draw-application.tsx';
import { drawQuote, holiday } from '../quote-page.tsx';

vi.mock('../../../../src/ovhc/store/tab-storage.ts', { spy: true });

const APPLICATION = '/health-insurance/overseas-visitors/application-form';
const QUOTE = '/health-insurance/overseas-visitors/get-a-quote';
const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Next' });
const age = page.getByRole('textbox', { name: 'Your age' });
const quote = { visaType: [holiday], coverType: 'S', age: 30, hcfBundleId: 'OVHC-EVERYDAY' };
const visited = () => vi.mocked(goTo).mock.calls.map(([address]) => address);

beforeEach(() => {
  vi.mocked(goTo).mockReset().mockReturnValue();
});

describe('§2 changing one answer from the application', () => {
  test('returns to the step that the visitor came from', async () => {
    const drawn = await drawQuote('?change=contact-details#age', { quote });
    await userEvent.fill(age, '44');
    await userEvent.click(next);
    expect(visited()).toEqual([`${APPLICATION}#contact-details`]);
    expect(drawn.quote().age).toBe(44);
  });

  test.each(['', '=a/b', '=https%3A%2F%2Felsewhere.example', '=%22%3E'])(
    'returns to the first step for an invalid address: ?change%s',
    async (step) => {
      await drawQuote(`?change${step}#age`, { quote });
      await userEvent.click(next);
      expect(visited()).toEqual([APPLICATION]);
    },
  );

  test('asks for missing and invalid answers before it returns', async () => {
    await drawQuote('?change=payment#cover-type', { quote });
    await userEvent.click(page.getByText('Couple', { exact: true }));
    await expect.element(heading).toHaveTextContent('How old are you?');
    await userEvent.fill(age, '17');
    await userEvent.fill(page.getByRole('textbox', { name: 'Your partner’s age' }), '31');
    await userEvent.click(next, { force: true });
    await expect.element(page.getByRole('region', { name: 'Please check your answers' })).toHaveFocus();
    expect(visited()).toEqual([]);
    await userEvent.fill(age, '30');
    await userEvent.click(next);
    expect(visited()).toEqual([`${APPLICATION}#payment`]);
  });
});

test('adds the open step to the application’s change links, except for the product', async () => {
  await drawApplication('contact-details');
  const link = (label: string) =>
    expect.element(page.getByRole('link', { name: `Change ${label}`, exact: true }));
  await link('Visa').toHaveAttribute('href', `${QUOTE}?change=contact-details#visa-type`);
  await link('Your age').toHaveAttribute('href', `${QUOTE}?change=contact-details#age`);
  await link('Product').toHaveAttribute('href', `${QUOTE}#select-cover`);
  location.hash = '#declaration';
  await link('Visa').toHaveAttribute('href', `${QUOTE}?change=declaration#visa-type`);
});
