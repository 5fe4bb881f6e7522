import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SavedQuote } from '#types/data/saved-quote';
import { quoteStore, updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { goTo } from '../../../../src/ovhc/store/tab-storage.ts';
import { drawApplication, READY } from '../application/draw-application.tsx';
import { applyFor, inProgress } from '../in-progress.ts';
import { drawQuote, holiday } from '../quote-page.tsx';

vi.mock('../../../../src/ovhc/store/tab-storage.ts', { spy: true });

const APPLICATION = '/health-insurance/overseas-visitors/application-form';
const QUOTE = '/health-insurance/overseas-visitors/get-a-quote';
const PRODUCT = '/health-insurance/overseas-visitors/everyday-visitor-cover';
const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Next' });
const age = page.getByRole('textbox', { name: 'Your age' });
const quote: SavedQuote = { visaType: [holiday], coverType: 'S', age: 30, hcfBundleId: 'OVHC-EVERYDAY' };
const visited = () => vi.mocked(goTo).mock.calls.map(([address]) => address);
const expectVisited = (...addresses: string[]) => expect.poll(visited).toEqual(addresses);

beforeEach(() => {
  vi.mocked(goTo).mockReset().mockReturnValue();
});

describe('§2 changing one answer from the application', () => {
  test('changes the application and returns to the step that the visitor came from', async () => {
    applyFor(quote, { firstName: 'Ada', declaration: true }, 'contact-details');
    const drawn = await drawQuote('?change#age', { quote });
    await userEvent.fill(age, '44');
    await userEvent.click(next);
    await expectVisited(`${APPLICATION}#contact-details`);
    expect(drawn.quote().age).toBe(44);
    const { application, answers } = inProgress();
    expect(application).toMatchObject({ quote: { age: 44 }, changed: ['people'] });
    expect(answers).toEqual({ firstName: 'Ada' });
  });

  test.each(['', '=a/b', '=https%3A%2F%2Felsewhere.example', '=%22%3E'])(
    'returns to the first step if none was left, whatever the address says: ?change%s',
    async (value) => {
      applyFor(quote);
      await drawQuote(`?change${value}#age`, { quote });
      await userEvent.click(next);
      await expectVisited(APPLICATION);
    },
  );

  test('asks for missing and invalid answers before it returns', async () => {
    applyFor(quote, {}, 'payment');
    await drawQuote('?change#cover-type', { quote });
    await userEvent.click(page.getByText('Couple', { exact: true }));
    await expect.element(heading).toHaveTextContent('How old are you?');
    await userEvent.fill(age, '17');
    await userEvent.fill(page.getByRole('textbox', { name: 'Your partner’s age' }), '31');
    await userEvent.click(next, { force: true });
    await expect.element(page.getByRole('region', { name: 'Please check your answers' })).toHaveFocus();
    expect(visited()).toEqual([]);
    expect(inProgress().application?.quote.coverType).toBe('S');
    await userEvent.fill(age, '30');
    await userEvent.click(next);
    await expectVisited(`${APPLICATION}#payment`);
    expect(inProgress().application?.quote).toMatchObject({ coverType: 'D', age: 30, partnerAge: 31 });
  });

  test('changes nothing without the address that says so', async () => {
    applyFor(quote);
    await drawQuote('#age', { quote });
    await userEvent.fill(age, '44');
    await userEvent.click(next);
    await expect.poll(() => location.hash).toBe('#select-cover');
    expect(inProgress().application?.quote.age).toBe(30);
    expect(visited()).toEqual([]);
  });
});

test('links from the application to each part of its quote, which is saved again first', async () => {
  await drawApplication('contact-details', { quote: { ...READY, redirectedPath: PRODUCT } });
  const link = (label: string) => page.getByRole('link', { name: `Change ${label}`, exact: true });
  for (const [label, address] of [
    ['Visa', `${QUOTE}?change#visa-type`],
    ['Your age', `${QUOTE}?change#age`],
    ['Product', `${QUOTE}?change#select-cover`],
    ['Excess', `${PRODUCT}?change`],
  ] as const)
    await expect.element(link(label)).toHaveAttribute('href', address);
  // another tab begins another quote
  updateQuote({ age: 58, coverType: 'S' });
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await link('Your age').click();
  expect(quoteStore.getState()).toMatchObject({ coverType: 'F', age: 30, partnerAge: 30 });
});
