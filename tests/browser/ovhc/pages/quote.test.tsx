import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearQuote, updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { accessibilityFaults } from '../../axe.ts';
import { boxOf } from '../../helpers.ts';
import { startTagManager } from '../analytics/tag-manager.ts';
import { drawQuote, holiday, student } from '../quote-page.tsx';

const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Next' });
const previous = page.getByRole('button', { name: 'Previous' });
const choice = (label: string) => page.getByText(label, { exact: true });
const visa = page.getByRole('combobox', { name: 'Visa type' });
const age = page.getByRole('textbox', { name: 'Your age' });
const partnerAge = page.getByRole('textbox', { name: 'Your partner’s age' });
const summary = page.getByRole('region', { name: 'Please check your answers' });
const unsupported = page.getByText('We don’t offer cover for this visa');
const expectDisabled = () => expect.element(next).toHaveAttribute('aria-disabled', 'true');
const expectHeading = (text: string) => expect.element(heading).toHaveTextContent(text);

async function choose(visaName: string) {
  await userEvent.type(visa, visaName);
  await userEvent.click(page.getByRole('option', { name: visaName }));
}

describe('§2 visa type', () => {
  test('shows an alert for an unsupported visa and saves a supported one', async () => {
    const events = startTagManager();
    const { quote } = await drawQuote('');
    await choose('Student visa');
    await expect.element(unsupported).toBeVisible();
    const external = page.getByRole('link', { name: /opens in a new tab/ });
    await expect.element(external).toHaveAttribute('target', '_blank');
    await expectDisabled();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Clear Visa type' }));
    await expect.element(unsupported).not.toBeInTheDocument();
    expect(quote()).toEqual({});
    expect(events).toContainEqual({ event: 'error', errorName: 'visaType', errorType: 'invalid entry' });
    await choose('Working Holiday visa');
    expect(quote()).toEqual({ visaType: [holiday] });
    await userEvent.click(next);
    await expectHeading('Who needs cover?');
    expect(location.hash).toBe('#cover-type');
  });
});

describe('§4 restored visa', () => {
  const soldOnce = [{ ...student, isSupported: true }];
  const unknown = [{ ...holiday, code: '999' }];

  test('shows the alert and an error without a link if it is no longer supported', async () => {
    const { container } = await drawQuote('', { quote: { visaType: soldOnce } });
    await expect.element(visa).toHaveValue('Student visa');
    await expect.element(unsupported).toBeVisible();
    await expectDisabled();
    expect(await accessibilityFaults(container)).toEqual([]);
    await userEvent.click(next, { force: true });
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByRole('listitem')).toHaveTextContent('Choose a visa we offer cover for');
    await expect.element(summary.getByRole('link')).not.toBeInTheDocument();
  });

  test('removes an unknown visa from the quote and keeps its name in the field', async () => {
    const { quote } = await drawQuote('', { quote: { visaType: unknown } });
    await expect.poll(quote).toEqual({});
    await expect.element(visa).toHaveValue('Working Holiday visa');
    await expectDisabled();
  });

  test('checks the visa when the visit starts at a later step', async () => {
    const first = await drawQuote('#age', { quote: { visaType: soldOnce, coverType: 'S', age: 30 } });
    await expect.element(page.getByRole('link', { name: 'Change your visa' })).toBeVisible();
    await expectDisabled();
    expect(first.quote().visaType).toEqual([student]);
    await first.unmount();
    const second = await drawQuote('#age', { quote: { visaType: unknown, age: 30 } });
    await expect.poll(second.quote).toEqual({ age: 30 });
  });
});

test('§2 saves each cover type and asks for one or two ages', async () => {
  const { container, quote } = await drawQuote('#cover-type', { quote: { visaType: [holiday] } });
  expect(await accessibilityFaults(container)).toEqual([]);
  for (const [label, coverType, isCouple] of [
    ['Single', 'S', false],
    ['Couple', 'D', true],
    ['Single parent', 'P', false],
    ['Family', 'F', true],
  ] as const) {
    await userEvent.click(choice(label));
    await expectHeading('How old are you?');
    await expectDisabled();
    await userEvent.type(age, '30');
    expect(partnerAge.elements()).toHaveLength(isCouple ? 1 : 0);
    if (isCouple) {
      await expectDisabled();
      await userEvent.type(partnerAge, '31');
      expect(await accessibilityFaults(container)).toEqual([]);
    }
    await expect.element(next).not.toHaveAttribute('aria-disabled');
    expect(quote()).toEqual({ visaType: [holiday], coverType, age: 30, ...(isCouple && { partnerAge: 31 }) });
    await userEvent.clear(age);
    if (isCouple) await userEvent.clear(partnerAge);
    await userEvent.click(previous);
  }
});

describe('§2 later steps without a supported visa', () => {
  test.each([
    ['#cover-type', { visaType: [student], coverType: 'S' }, 'Change your visa'],
    ['#age', { coverType: 'S', age: 30 }, 'Choose your visa'],
    ['#select-cover', { coverType: 'S', age: 30 }, 'Choose your visa'],
  ])('links from %s with %j to the visa step: "%s"', async (hash, quote, link) => {
    await drawQuote(hash, { quote });
    if (hash !== '#select-cover') await expectDisabled();
    await userEvent.click(page.getByRole('link', { name: link }));
    await expectHeading('Which visa do you have?');
  });

  test('keeps the step open after the visitor chooses a cover type', async () => {
    const { quote } = await drawQuote('#cover-type');
    await userEvent.click(choice('Couple'));
    await expect.poll(quote).toEqual({ coverType: 'D' });
    await expectDisabled();
    await userEvent.click(page.getByRole('link', { name: 'Choose your visa' }));
    await expectHeading('Which visa do you have?');
  });
});

test('§2 links to the missing visa from the error summary of later steps', async () => {
  const events = startTagManager();
  await drawQuote('#cover-type');
  await userEvent.click(next, { force: true });
  await expect.element(summary).toHaveFocus();
  await expect.element(summary.getByRole('link', { name: 'Choose who needs cover' })).toBeVisible();
  expect(events).toContainEqual({ event: 'error', errorName: 'cover-type', errorType: 'incomplete step' });
  await userEvent.click(summary.getByRole('link', { name: 'Choose a visa we offer cover for' }));
  await expectHeading('Which visa do you have?');
});

test('updates when another root of the page clears or starts the quote', async () => {
  const { quote } = await drawQuote('', { quote: { visaType: [holiday], coverType: 'S', age: 30 } });
  await expect.element(visa).toHaveValue('Working Holiday visa');
  clearQuote();
  await expect.element(visa).toHaveValue('');
  clearQuote();
  updateQuote({ visaType: [student] });
  await expect.element(visa).toHaveValue('Student visa');
  expect(quote()).toEqual({ visaType: [student] });
});

describe('§3 quote in two tabs', () => {
  const saved = { visaType: [holiday], coverType: 'S', age: 30 };
  const otherTab = (record: object | null) => {
    if (record) localStorage.setItem('ovhcQuoteData', JSON.stringify(record));
    else localStorage.removeItem('ovhcQuoteData');
    dispatchEvent(new StorageEvent('storage', { key: 'ovhcQuoteData' }));
  };

  test('merges the answers of both tabs', async () => {
    const { quote } = await drawQuote('#age', { quote: saved });
    const basic = { hcfBundleId: 'Basic', productName: 'Basic Visitor Cover' };
    otherTab({ ...saved, ...basic });
    await userEvent.fill(age, '44');
    expect(quote()).toEqual({ ...saved, ...basic, age: 44 });
    expect(JSON.parse(localStorage.getItem('ovhcQuoteData') ?? '')).toEqual(quote());
    otherTab(null);
    otherTab({ visaType: [student] });
    await userEvent.fill(age, '45');
    expect(quote()).toMatchObject({ ...saved, visaType: [student], age: 45 });
  });

  test('reads the stored quote after Back restores the page', async () => {
    const { quote } = await drawQuote('#age', { quote: saved });
    localStorage.setItem('ovhcQuoteData', JSON.stringify({ ...saved, quoteId: 'Q1' }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(quote()).toEqual({ ...saved, quoteId: 'Q1' });
  });
});

describe('§2 age', () => {
  test('§5 shows a message for an invalid age', async () => {
    await drawQuote('#age', { quote: { coverType: 'S' } });
    const alert = page.getByRole('alert');
    for (const text of ['17', '101', '30.5', 'thirty']) {
      await userEvent.fill(age, text);
      await userEvent.tab();
      await expect.element(alert).toHaveTextContent('Enter an age between 18 and 100');
      await expectDisabled();
      await userEvent.fill(age, '30');
      await expect.element(alert).not.toBeInTheDocument();
    }
  });

  test('removes the partner’s age for a single and restores it for a couple', async () => {
    const { quote } = await drawQuote('#age', { quote: { visaType: [holiday], coverType: 'D', age: 30 } });
    const width = () => age.element().closest('[data-field]')?.getBoundingClientRect().width ?? 0;
    const [half, top] = [width(), boxOf(age).top];
    expect(boxOf(partnerAge).top).toBe(top);
    await userEvent.type(partnerAge, '31');
    await userEvent.click(previous);
    await userEvent.click(choice('Single'));
    await expect.element(age).toHaveValue('30');
    expect(width()).toBeGreaterThan(half * 2 - 2);
    expect(quote()).toEqual({ visaType: [holiday], coverType: 'S', age: 30 });
    await userEvent.click(previous);
    await userEvent.click(choice('Couple'));
    await expect.element(partnerAge).toHaveValue('31');
    expect(quote()).toEqual({ visaType: [holiday], coverType: 'D', age: 30, partnerAge: 31 });
  });
});
