import type { Page } from '@playwright/test';
import { findAxeViolations } from './support/axe.ts';
import { draftOf, EXTENDED, HEADINGS, quoteOf } from './support/data.ts';
import { PLAIN, STYLED } from './support/host-page.ts';
import { expect, test } from './support/test.ts';

test.use({ built: 'host' });

interface Root {
  id: string;
  /** The address of its page, if several have the same root element. */
  page?: string;
}
const QUOTE_ROOT: Root = { id: 'root-ovhc-quote' };
const SUMMARY_ROOT: Root = { id: 'root-ovhc-quote-product-summary', page: EXTENDED };
const APPLICATION_ROOT: Root = { id: 'root-ovhc-oaf' };
const REPORT_ROOT: Root = { id: 'root-form', page: '/report-a-lost-passport' };
const EVENT_ROOT: Root = { id: 'root-form', page: '/community-day' };

/** Adds root elements to the page, like its own scripts or its editors. */
const addRoots = (page: Page, ...roots: Root[]) =>
  page.evaluate((added) => {
    const elements = added.map(({ id, page: path }) => {
      const element = document.createElement('div');
      element.id = id;
      if (path) element.dataset.page = path;
      return element;
    });
    document.querySelector('#roots')?.append(...elements);
  }, roots);

/** Properties whose values depend on the size of an element. The page is as long as what is on it. */
const OF_SIZE = ['height', 'width', 'block-size', 'inline-size', 'perspective-origin', 'transform-origin'];
/** Properties whose values depend on where the root element is on the page. */
const OF_PLACE = /^(?:top|right|bottom|left|inset.*)$/;

/** Returns a line for each style of all elements of the page, or of those in the shadow tree of an element. */
const stylesOf = (page: Page, host?: string) =>
  page.evaluate(
    ([selector, ofSize, ofPlace]) => {
      const isKept = (name: string) =>
        !name.startsWith('--') && !(selector ? ofPlace.test(name) : ofSize.includes(name));
      const tree = selector ? document.querySelector(selector)?.shadowRoot : document;
      return [...(tree?.querySelectorAll('body, body *, .root, .root *') ?? [])]
        .filter((element) => selector || !element.closest('#roots'))
        .flatMap((element, index) => {
          const style = getComputedStyle(element);
          const names = [...style].filter(isKept);
          const name = `${index} ${element.tagName} ${element.getAttribute('class') ?? ''}`;
          return names.map((each) => `${name} ${each}: ${style.getPropertyValue(each)}`);
        });
    },
    [host, OF_SIZE, OF_PLACE] as const,
  );

/** Returns the styles of one list that another one does not have. */
const others = (styles: readonly string[], known: readonly string[]) => {
  const all = new Set(known);
  return styles.filter((style) => !all.has(style));
};

test('no style leaks from the site into the page', async ({ page, wizard }) => {
  for (const address of [PLAIN, STYLED]) {
    await page.goto(address);
    const before = await stylesOf(page);
    expect(before.length).toBeGreaterThan(1000);
    await addRoots(page, QUOTE_ROOT);
    await wizard.visaInput.waitFor();
    expect(others(await stylesOf(page), before)).toEqual([]);
  }
});

for (const [name, root, hash, ready] of [
  ['a question', QUOTE_ROOT, '', 'combobox'],
  ['product cards', QUOTE_ROOT, '#select-cover', 'checkbox'],
  ['a product', SUMMARY_ROOT, '', 'combobox'],
  ['the application', APPLICATION_ROOT, '#personal-details', 'combobox'],
] as const)
  test(`no style leaks from the page into ${name}`, async ({ page, wizard }) => {
    await wizard.storage.leave(quoteOf('S'), draftOf('S'));
    const stylesOn = async (address: string) => {
      await page.goto(`${address}${hash}`);
      await page.locator('#roots').evaluate((element) => {
        // the same width on both pages, and the font of the first visit
        element.style.width = '900px';
        document.fonts.clear();
      });
      await addRoots(page, root);
      await page.getByRole(ready).first().waitFor();
      // products and prices
      await expect(page.locator('.skeleton, [data-status="updating"]')).toHaveCount(0);
      return stylesOf(page, `#${root.id}`);
    };
    const plain = await stylesOn(PLAIN);
    expect(plain.length).toBeGreaterThan(5000);
    expect(others(await stylesOn(STYLED), plain)).toEqual([]);
  });

test('assistive technology finds its way on the page', async ({ page, wizard, problems }) => {
  // axe's own, in shadow trees
  problems.tolerate(/Applying inline style|style-src-elem blocked inline/);
  await page.goto(PLAIN);
  await addRoots(page, QUOTE_ROOT, REPORT_ROOT);
  await wizard.visaInput.waitFor();
  await page.getByRole('textbox', { name: 'First name' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('a visitor gets a quote on the page, whose title and links stay its own', async ({ page, wizard }) => {
  await page.goto(STYLED);
  await addRoots(page, QUOTE_ROOT);
  await wizard.chooseVisa();
  await wizard.continueTo('cover-type');
  await wizard.coverTile('Single').click();
  await wizard.step('age').waitFor();
  // a link of the page changes the hash of the address
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(wizard.step('age')).toBeVisible();
  await wizard.ageInput.fill('34');
  await wizard.continueTo('select-cover');
  await expect(wizard.cards.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: HEADINGS['select-cover'] })).toBeFocused();
  await expect(page.locator('#root-ovhc-quote')).toBeInViewport();
  await expect(page).toHaveTitle('Our insurance');
  // to the place on the page, then to the step before it
  await page.goBack();
  await expect(page).toHaveURL(/#contact$/);
  await page.goBack();
  await expect(wizard.step('age')).toBeVisible();
});

for (const [root, heading] of [
  [{ id: 'root-ovhc-quote-landing' }, 'Health cover for your stay in Australia'],
  [SUMMARY_ROOT, 'Extended Visitor Cover'],
  [APPLICATION_ROOT, 'When should your cover start?'],
  [REPORT_ROOT, 'Who are you?'],
] as const)
  test(`shows ${root.id} on the page`, async ({ page, wizard }) => {
    if (root.id !== 'root-ovhc-quote-landing') await wizard.storage.leave(quoteOf('S'));
    await page.goto(STYLED);
    await addRoots(page, root);
    await expect(page.locator(`#${root.id}`).getByRole('heading', { level: 1 })).toHaveText(heading);
    // also on a phone and without room at its sides, the host page does not scroll sideways
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('#roots').evaluate((element) => {
      element.style.marginInline = 'calc(50% - 50vw)';
    });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

test('a visitor gets a quote with the keyboard alone', async ({ page, wizard }) => {
  await page.goto(STYLED);
  await addRoots(page, QUOTE_ROOT);
  await wizard.visaInput.waitFor();
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('Tab');
  await expect(wizard.visaInput).toBeFocused();
  await page.keyboard.type('workin');
  await page.getByRole('option', { name: 'Working Holiday visa' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(wizard.visaInput).toHaveValue(/Working Holiday/);
  await expect(wizard.next).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(wizard.heading.filter({ hasText: HEADINGS['cover-type'] })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(wizard.heading.filter({ hasText: HEADINGS.age })).toBeFocused();
});

test('a visitor pays by card on the page', async ({ page, payment }) => {
  await payment.storage.leave(quoteOf('S'), draftOf('S'));
  await page.goto(`${STYLED}#payment`);
  await addRoots(page, APPLICATION_ROOT);
  await payment.step('payment').waitFor();
  await payment.payByCard();
  const { request } = await payment.expectMembership();
  expect(request.debitType).toBe('C');
});

test('leads to missing answers, opens a calendar and closes its lists', async ({ page, application }) => {
  const { control, step, errorSummary, next, dialog } = application;
  await application.storage.leave(quoteOf('S'), { coverStart: draftOf('S').coverStart });
  await page.goto(`${STYLED}#personal-details`);
  await addRoots(page, APPLICATION_ROOT);
  await step('personal-details').waitFor();
  await next.click({ force: true });
  await expect(errorSummary).toBeFocused();
  await errorSummary.getByRole('link').first().click();
  await expect(control('title')).toBeFocused();

  await page
    .getByRole('button', { name: /^Choose from a calendar/ })
    .last()
    .click();
  await expect(dialog).toBeVisible();
  // a press in the calendar keeps it open, one beside it closes it
  await dialog.getByRole('button', { name: /next month/i }).click();
  await expect(dialog).toBeVisible();
  await errorSummary.getByRole('heading').click();
  await expect(dialog).toBeHidden();

  await control('countryCitizenship').fill('New Z');
  await page.getByRole('option', { name: 'New Zealand' }).click();
  await expect(control('countryCitizenship')).toHaveValue('New Zealand');
  await expect(control('countryCitizenship')).toHaveAttribute('aria-expanded', 'false');
});

test('several pages are independent, and can be removed and added again', async ({ page, wizard }) => {
  await page.goto(STYLED);
  await addRoots(page, QUOTE_ROOT, REPORT_ROOT, EVENT_ROOT);
  const firstName = page.getByRole('textbox', { name: 'First name' });
  const yourName = page.getByRole('textbox', { name: 'Your name' });
  await firstName.fill('Ana');
  await yourName.fill('Kim');
  await wizard.chooseVisa();
  await wizard.continueTo('cover-type');
  await expect(firstName).toHaveValue('Ana');
  await expect(yourName).toHaveValue('Kim');

  const report = page.locator('[data-page="/report-a-lost-passport"]');
  await report.evaluate((element) => element.remove());
  await expect(wizard.step('cover-type')).toBeVisible();
  await addRoots(page, REPORT_ROOT);
  // the answers of the tab are kept
  await expect(firstName).toHaveValue('Ana');
  await expect(yourName).toHaveValue('Kim');
});

test('a root element that does not say which page it is shows a message', async ({ page, problems }) => {
  problems.provoke(/#root-form\. Set its data-page to one of /);
  await page.goto(STYLED);
  await addRoots(page, { id: 'root-form' });
  await expect(page.getByRole('alert')).toContainText('This page can’t be shown right now.');
});

test('reloads the page once if a deployment has removed its scripts', async ({ page, wizard, problems }) => {
  problems.tolerate(/Failed to load resource/);
  let isNew = false;
  await page.route('**/assets/quote-*.js', (route) => (isNew ? route.continue() : route.abort()));
  await page.route('**/embed.js', async (route) => {
    // the script asks for the loader itself, which then names another build
    if (route.request().resourceType() !== 'fetch') return route.continue();
    isNew = true;
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'import "./assets/embed-next.js"',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const root = document.createElement('div');
      root.id = 'root-ovhc-quote';
      document.querySelector('#roots')?.append(root);
    }),
  );
  const reloaded = page.waitForEvent('domcontentloaded', { predicate: () => isNew });
  await page.goto(STYLED);
  await reloaded;
  await wizard.visaInput.waitFor();
});

test('shows a message instead of the page in a browser that is too old', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array, 'fromAsync'));
  await page.goto(STYLED);
  await addRoots(page, QUOTE_ROOT);
  await expect(page.getByText('Your browser is too old for this page.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('combobox')).toHaveCount(0);
});

test('monitoring counts the fields of the site, and none of the page around it', async ({
  page,
  sandbox,
  wizard,
}) => {
  await page.goto(STYLED);
  await addRoots(page, QUOTE_ROOT);
  await wizard.visaInput.waitFor();
  const isLoaded = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/monitor-'));
  await page.waitForFunction(isLoaded);
  await page.waitForLoadState('networkidle');
  await page.getByRole('textbox', { name: 'Search' }).evaluate((element) => {
    (element as HTMLElement).dataset.field = 'AmelieSmith';
  });
  await wizard.visaInput.focus();
  await page.getByRole('textbox', { name: 'Search' }).focus();
  await page.goto('about:blank');
  const fields = async () => (await sandbox.monitoring()).fields.map(({ field }) => field);
  await expect.poll(fields).toContain('visaType');
  expect(JSON.stringify(await sandbox.monitoring())).not.toContain('AmelieSmith');
});
