import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearQuote, updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { accessibilityFaults } from '../../axe.ts';
import { startTagManager } from '../analytics/tag-manager.ts';
import { drawQuote, holiday, student } from '../quote-page.tsx';

const heading = page.getByRole('heading', { level: 1 });
const next = page.getByRole('button', { name: 'Next' });
const previous = page.getByRole('button', { name: 'Previous' });
const choice = (label: string) => page.getByText(label, { exact: true });
const visa = page.getByRole('combobox', { name: 'Visa type' });
const age = page.getByRole('textbox', { name: 'Your age' });
const partnerAge = page.getByRole('textbox', { name: 'Your partner’s age' });
const unsupported = page.getByText('We don’t offer cover for this visa');

async function choose(visaName: string) {
  await userEvent.type(visa, visaName);
  await userEvent.click(page.getByRole('option', { name: visaName }));
}

describe('§2 visa type', () => {
  test('a supported visa is saved, and Next leads on', async () => {
    const { quote } = await drawQuote('');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await choose('Working Holiday visa');
    expect(quote()).toEqual({ visaType: [holiday] });
    await userEvent.click(next);
    await expect.element(heading).toHaveTextContent('Who needs cover?');
    expect(location.hash).toBe('#cover-type');
  });

  test('an unsupported visa shows an alert with a link to another site, and Next stays disabled', async () => {
    await drawQuote('');
    await choose('Student visa');
    await expect.element(unsupported).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /opens in a new tab/ }))
      .toHaveAttribute('target', '_blank');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('clearing the input takes the alert away, the visa out of the quote, and logs an invalid entry', async () => {
    const events = startTagManager();
    const { quote } = await drawQuote('');
    await choose('Student visa');
    await userEvent.click(page.getByRole('button', { name: 'Clear Visa type' }));
    await expect.element(unsupported).not.toBeInTheDocument();
    expect(quote()).toEqual({});
    expect(events).toContainEqual({ event: 'error', errorName: 'visaType', errorType: 'invalid entry' });
  });

  test('a restored visa that is no longer supported says so, once it was looked up', async () => {
    await drawQuote('', { quote: { visaType: [{ ...student, isSupported: true }] } });
    await expect.element(visa).toHaveValue('Student visa');
    await expect.element(unsupported).toBeVisible();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  });

  test('a restored visa that is gone leaves its name to correct, and the quote', async () => {
    const { quote } = await drawQuote('', { quote: { visaType: [{ ...holiday, code: '999' }] } });
    await expect.poll(quote).toEqual({});
    await expect.element(visa).toHaveValue('Working Holiday visa');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('§4 a restored visa is looked up anew, at whatever step the visit begins', () => {
  const soldOnce = { ...student, isSupported: true };

  test('one that is no longer supported forbids going on', async () => {
    const { quote } = await drawQuote('#age', { quote: { visaType: [soldOnce], coverType: 'S', age: 30 } });
    await expect.element(page.getByRole('link', { name: 'Change your visa' })).toBeVisible();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    expect(quote().visaType).toEqual([student]);
  });

  test('one that is gone leaves the quote', async () => {
    const { quote } = await drawQuote('#age', {
      quote: { visaType: [{ ...holiday, code: '999' }], age: 30 },
    });
    await expect.poll(quote).toEqual({ age: 30 });
  });
});

describe('§2 cover type', () => {
  test.each([
    ['Single', 'S'],
    ['Couple', 'D'],
    ['Single parent', 'P'],
    ['Family', 'F'],
  ])('%s is saved as %s, and the next step opens', async (label, code) => {
    const { quote } = await drawQuote('#cover-type', { quote: { visaType: [holiday] } });
    await userEvent.click(choice(label));
    await expect.element(heading).toHaveTextContent('How old are you?');
    expect(quote()).toEqual({ visaType: [holiday], coverType: code });
  });

  test('with an unsupported visa nobody goes on, and a link leads back to the visa', async () => {
    await drawQuote('#cover-type', { quote: { visaType: [student], coverType: 'S' } });
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('link', { name: 'Change your visa' }));
    await expect.element(heading).toHaveTextContent('Which visa do you have?');
  });
});

describe('§2 without a visa nobody goes on', () => {
  test.each(['#cover-type', '#age', '#select-cover'])('from %s a link leads to the visa', async (hash) => {
    await drawQuote(hash, { quote: { coverType: 'S', age: 30 } });
    if (hash !== '#select-cover') await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(page.getByRole('link', { name: 'Choose your visa' }));
    await expect.element(heading).toHaveTextContent('Which visa do you have?');
  });

  test('nor does the choice of a cover type lead on', async () => {
    const { quote } = await drawQuote('#cover-type');
    await userEvent.click(choice('Couple'));
    await expect.poll(quote).toEqual({ coverType: 'D' });
    await expect.element(page.getByRole('link', { name: 'Choose your visa' })).toBeVisible();
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('§2 what keeps a visitor in a step stands in the list of what is wrong', () => {
  const summary = page.getByRole('region', { name: 'Please check your answers' });
  const press = () => userEvent.click(next, { force: true });

  test('with a link to the visa where one is missing', async () => {
    const events = startTagManager();
    await drawQuote('#cover-type');
    await press();
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByRole('link', { name: 'Choose who needs cover' })).toBeVisible();
    expect(events).toContainEqual({ event: 'error', errorName: 'cover-type', errorType: 'incomplete step' });
    await userEvent.click(summary.getByRole('link', { name: 'Choose a visa we offer cover for' }));
    await expect.element(heading).toHaveTextContent('Which visa do you have?');
  });

  test('in words alone at the visa itself', async () => {
    await drawQuote('');
    await choose('Student visa');
    await press();
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByRole('listitem')).toHaveTextContent('Choose a visa we offer cover for');
    await expect.element(summary.getByRole('link')).not.toBeInTheDocument();
  });
});

test('decisions "Pages": a quote begun in another root of the page begins here as well', async () => {
  const { quote } = await drawQuote('', { quote: { visaType: [holiday], coverType: 'S', age: 30 } });
  await expect.element(visa).toHaveValue('Working Holiday visa');
  clearQuote();
  await expect.element(visa).toHaveValue('');
  clearQuote();
  updateQuote({ visaType: [student] });
  await expect.element(visa).toHaveValue('Student visa');
  expect(quote()).toEqual({ visaType: [student] });
});

describe('§3 the quote in two tabs', () => {
  const saved = { visaType: [holiday], coverType: 'S', age: 30 };
  const otherTab = (record: object | null) => {
    if (record) localStorage.setItem('ovhcQuoteData', JSON.stringify(record));
    else localStorage.removeItem('ovhcQuoteData');
    dispatchEvent(new StorageEvent('storage', { key: 'ovhcQuoteData' }));
  };

  test('a change here keeps what was saved there', async () => {
    const { quote } = await drawQuote('#age', { quote: saved });
    otherTab({ ...saved, hcfBundleId: 'Basic', productName: 'Basic Visitor Cover' });
    await userEvent.fill(age, '44');
    expect(quote()).toEqual({ ...saved, hcfBundleId: 'Basic', productName: 'Basic Visitor Cover', age: 44 });
    expect(JSON.parse(localStorage.getItem('ovhcQuoteData') ?? '')).toEqual(quote());
  });

  test('a new quote begun there does not take this one away', async () => {
    const { quote } = await drawQuote('#age', { quote: saved });
    otherTab(null);
    otherTab({ visaType: [student] });
    await userEvent.fill(age, '44');
    expect(quote()).toEqual({ ...saved, visaType: [student], age: 44 });
  });

  test('what was saved there for one person takes the partner out here', async () => {
    const { quote } = await drawQuote('#age', { quote: { ...saved, coverType: 'D', partnerAge: 31 } });
    otherTab(saved);
    expect(quote()).toEqual(saved);
  });

  test.each([
    ['no JSON', '{'],
    ['no quote', '7'],
  ])('what is %s there changes nothing', async (_case, text) => {
    const { quote } = await drawQuote('#age', { quote: saved });
    localStorage.setItem('ovhcQuoteData', text);
    dispatchEvent(new StorageEvent('storage', { key: 'ovhcQuoteData' }));
    expect(quote()).toEqual(saved);
  });

  test('so it is after Back, when the browser shows the page as it was left', async () => {
    const { quote } = await drawQuote('#age', { quote: saved });
    localStorage.setItem('ovhcQuoteData', JSON.stringify({ ...saved, quoteId: 'Q1' }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(quote()).toEqual({ ...saved, quoteId: 'Q1' });
  });
});

describe('§2 age', () => {
  test.each(['S', 'P'])('cover type %s asks for one age', async (coverType) => {
    await drawQuote('#age', { quote: { visaType: [holiday], coverType } });
    await userEvent.type(age, '30');
    await expect.element(partnerAge).not.toBeInTheDocument();
    await expect.element(next).not.toHaveAttribute('aria-disabled');
  });

  test.each(['D', 'F'])('cover type %s asks for the partner’s too', async (coverType) => {
    const { quote } = await drawQuote('#age', { quote: { visaType: [holiday], coverType } });
    await userEvent.type(age, '30');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(partnerAge, '31');
    await expect.element(next).not.toHaveAttribute('aria-disabled');
    expect(quote()).toMatchObject({ age: 30, partnerAge: 31 });
  });

  test('one age takes the full width, two share a row', async () => {
    await drawQuote('#age', { quote: { visaType: [holiday], coverType: 'S' } });
    const width = () => age.element().closest('[data-field]')?.getBoundingClientRect().width ?? 0;
    const alone = width();
    await userEvent.click(previous);
    await userEvent.click(choice('Couple'));
    await expect.element(partnerAge).toBeVisible();
    expect(width()).toBeLessThan(alone / 2 + 1);
    const top = (box: typeof age) => box.element().getBoundingClientRect().top;
    expect(top(partnerAge)).toBe(top(age));
  });

  test.each(['17', '101', '30.5', 'thirty'])(
    '§5 the age %s has the one configured message',
    async (typed) => {
      await drawQuote('#age', { quote: { coverType: 'S' } });
      await userEvent.type(age, typed);
      await userEvent.tab();
      await expect.element(page.getByRole('alert')).toHaveTextContent('Enter an age between 18 and 100');
      await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    },
  );

  test('from couple to single the partner leaves the quote, and comes back with the couple', async () => {
    const { quote } = await drawQuote('#age', { quote: { visaType: [holiday], coverType: 'D', age: 30 } });
    await userEvent.type(partnerAge, '31');
    await userEvent.click(previous);
    await userEvent.click(choice('Single'));
    await expect.element(age).toHaveValue('30');
    expect(quote()).toEqual({ visaType: [holiday], coverType: 'S', age: 30 });
    await userEvent.click(previous);
    await userEvent.click(choice('Couple'));
    await expect.element(partnerAge).toHaveValue('31');
    expect(quote()).toEqual({ visaType: [holiday], coverType: 'D', age: 30, partnerAge: 31 });
  });
});

test.each(['#visa-type', '#cover-type', '#age'])('WCAG: axe finds nothing in the step %s', async (hash) => {
  const { container } = await drawQuote(hash, { quote: { visaType: [student], coverType: 'D' } });
  await expect.element(heading).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
