import { APPLICATION, LANDING, QUOTE, quoteOf, SUMMARY, WORKING_HOLIDAY } from '../support/data.ts';
import {
  holdModules,
  isMarked,
  markNodes,
  openEarly,
  waitForFirstView,
  waitForModules,
} from '../support/early.ts';
import { expect, test } from '../support/test.ts';
import { translatePages } from '../support/translator.ts';

const BEGUN = { visaType: [WORKING_HOLIDAY] };

test('keeps a text, its caret and the focus, and searches for it', async ({ page, wizard }) => {
  const { visaInput } = wizard;
  for (const path of [LANDING, QUOTE]) {
    const release = await holdModules(page);
    await openEarly(page, path);
    await visaInput.pressSequentially('wrking');
    for (let steps = 0; steps < 5; steps += 1) await visaInput.press('ArrowLeft');
    await markNodes(page, '.root input');
    release();
    await expect(page.getByRole('listbox')).toBeAttached();
    await waitForModules(page);
    await expect(visaInput).toBeFocused();
    // where the caret is
    await page.keyboard.type('o');
    await expect(visaInput).toHaveValue('working');
    await expect(page.getByRole('option', { name: WORKING_HOLIDAY.name })).toBeVisible();
    expect(await isMarked(page, '.root input')).toBe(true);
    await page.unrouteAll();
  }
});

test('presses Enter once, as the field would have', async ({ page, wizard }) => {
  const release = await holdModules(page);
  await openEarly(page, QUOTE);
  await wizard.visaInput.fill('417');
  await wizard.visaInput.press('Enter');
  await wizard.visaInput.press('Enter');
  release();
  // the first Enter chooses the visa with this number, and a second one would continue
  await expect(wizard.visaInput).toHaveValue(WORKING_HOLIDAY.name);
  await expect(wizard.step('visa-type')).toBeVisible();
});

test('submits a form once that was submitted early', async ({ page, wizard, events }) => {
  const release = await holdModules(page);
  await openEarly(page, QUOTE);
  await wizard.next.click({ force: true });
  await wizard.next.click({ force: true });
  release();
  await expect(wizard.errorSummary).toBeFocused();
  expect(await events('error')).toEqual([
    expect.objectContaining({ errorType: 'incomplete step' }),
    expect.objectContaining({ errorType: 'invalid entry' }),
  ]);
});

test('continues once for an early choice', async ({ page, wizard }) => {
  await wizard.storage.leave(BEGUN);
  const release = await holdModules(page);
  await openEarly(page, `${QUOTE}#cover-type`);
  await wizard.coverTile('Single').click();
  await wizard.coverTile('Couple').click();
  expect(await wizard.storage.quote()).toEqual(BEGUN);
  release();
  await expect(wizard.step('age')).toBeVisible();
  expect(await wizard.storage.quote()).toEqual({ ...BEGUN, coverType: 'D' });
  await page.goBack();
  await expect(wizard.step('cover-type')).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain(QUOTE);
});

for (const isTranslated of [false, true])
  test(`presses a button that was pressed early${isTranslated ? ' on a translated page' : ''}`, async ({
    page,
    context,
    wizard,
  }) => {
    if (isTranslated) await translatePages(context);
    const release = await holdModules(page);
    await openEarly(page, LANDING);
    await page.getByRole('button', { name: 'Working Holiday 417', exact: true }).click();
    release();
    await expect(wizard.step('cover-type')).toBeVisible();
    expect(await wizard.storage.quote()).toEqual(BEGUN);
  });

test('normalizes an early date and shows its error', async ({ page, application }) => {
  await application.storage.leave(quoteOf('D'));
  const release = await holdModules(page);
  await openEarly(page, APPLICATION);
  const date = page.getByRole('textbox', { name: 'Cover start date' });
  await date.fill('01/01/2020');
  await date.press('Tab');
  // past the calendar's button
  await page.keyboard.press('Tab');
  await markNodes(page, '.root h1');
  release();
  await expect(application.errorIn('coverStart')).toContainText('Choose a date from');
  expect(await isMarked(page, '.root h1')).toBe(true);
});

test('keeps the entries of a page that a translator changes first', async ({ page, context, wizard }) => {
  await translatePages(context);
  const release = await holdModules(page);
  await openEarly(page, QUOTE);
  await wizard.visaInput.pressSequentially('wrking');
  for (let steps = 0; steps < 5; steps += 1) await wizard.visaInput.press('ArrowLeft');
  await markNodes(page, '.root input');
  release();
  await waitForModules(page);
  // React has drawn the page anew
  expect(await isMarked(page, '.root input')).toBe(false);
  await expect(wizard.visaInput).toBeFocused();
  await page.keyboard.type('o');
  await expect(wizard.visaInput).toHaveValue('working');
  await expect(page.getByRole('option', { name: WORKING_HOLIDAY.name })).toBeVisible();
});

test('takes no entries that the browser restores', async ({ page, wizard }) => {
  await page.goto(QUOTE);
  await wizard.visaInput.fill('nothing');
  await page.goto('about:blank');
  const release = await holdModules(page);
  await page.goBack({ waitUntil: 'commit' });
  await waitForFirstView(page);
  release();
  await waitForModules(page);
  await expect(wizard.visaInput).toHaveValue('');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('shows the product and keeps its price panel out of reach', async ({ page, summary }) => {
  await summary.storage.leave(quoteOf('D'));
  const release = await holdModules(page);
  await openEarly(page, SUMMARY);
  await expect(page.getByRole('heading', { name: 'Everyday Visitor Cover' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What is covered' })).toBeVisible();
  await expect(page.locator('.first-view:not([hidden]) .summary-panel')).toHaveAttribute('inert');
  await markNodes(page, '.root h1');
  release();
  await expect(page.getByRole('combobox').first()).toBeVisible();
  expect(await isMarked(page, '.root h1')).toBe(true);
});
