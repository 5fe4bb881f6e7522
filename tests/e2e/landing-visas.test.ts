import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { STUDENT, WORKING_HOLIDAY } from './support/quotes.ts';
import { expect, test } from './support/test.ts';
import { field, LANDING, QUOTE, step, visaInput } from './support/visitor.ts';

const common = (page: Page) => page.getByRole('button', { name: 'Working Holiday 417', exact: true });
const help = (page: Page) => page.getByText('I don’t know my visa');
const listed = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Show all visas' }).getByRole('button', { name });

async function listAll(page: Page): Promise<void> {
  await page.goto(LANDING);
  await help(page).click();
  await page.getByRole('button', { name: 'Show all visas' }).click();
  await expect(listed(page, STUDENT.name)).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('§2 one tap on a common visa saves it, as the server knows it, and opens the second question', async ({
    page,
    storage,
  }) => {
    await page.goto(LANDING);
    await common(page).tap();
    await expect(page).toHaveURL(`${QUOTE}#cover-type`);
    await expect(step(page, 'cover-type')).toBeVisible();
    expect(await storage.quote()).toEqual({ visaType: [WORKING_HOLIDAY] });
  });

  test('§2 the question, its button and all common visas stand in the first view', async ({ page }) => {
    await page.goto(LANDING);
    await expect(page.getByRole('button', { name: 'Get a quote', exact: true })).toBeInViewport({ ratio: 1 });
    const visas = page.getByRole('region', { name: 'Or choose a common visa' }).getByRole('button');
    for (const visa of await visas.all()) await expect(visa).toBeInViewport({ ratio: 1 });
  });
});

test('§2 a common visa is chosen with the keyboard alone', async ({ page, storage }) => {
  await page.goto(LANDING);
  await expect(visaInput(page)).toBeVisible();
  await tabTo(common(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
  expect(await storage.quote()).toEqual({ visaType: [WORKING_HOLIDAY] });
});

test('§2 what is typed while a common visa is looked up stays', async ({ page, sandbox }) => {
  await sandbox.fault({ call: 'visatypes', fault: 'delay', ms: 1000 });
  await page.goto(LANDING);
  await common(page).click();
  await expect(common(page)).toHaveAttribute('aria-busy', 'true');
  await visaInput(page).fill('partner');
  await expect(common(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('option').first()).toContainText('Partner');
  await expect(visaInput(page)).toHaveValue('partner');
  await expect(page).toHaveURL(LANDING);
});

test('§8 a common visa that can’t be looked up is searched for in the field, which offers to try again', async ({
  page,
  sandbox,
  problems,
  storage,
}) => {
  problems.provoke(/The visa could not be looked up/);
  problems.tolerate(/503/, /could not be/);
  await sandbox.fault({ call: 'visatypes', fault: 'status', status: 503, times: 6 });
  await page.goto(LANDING);
  await common(page).click();
  await expect(visaInput(page)).toBeFocused();
  await expect(visaInput(page)).toHaveValue(WORKING_HOLIDAY.code);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('option', { name: WORKING_HOLIDAY.name }).click();
  await page.getByRole('button', { name: 'Get a quote', exact: true }).click();
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
  expect(await storage.quote()).toEqual({ visaType: [WORKING_HOLIDAY] });
});

test('§2 who does not know the visa is told where to find it and whom to call, by keyboard', async ({
  page,
}) => {
  await page.goto(LANDING);
  await expect(visaInput(page)).toBeVisible();
  await tabTo(help(page));
  await expect(page.getByText('Find your grant letter.')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Find your grant letter.')).toBeVisible();
  const vevo = page.getByRole('link', { name: 'The government’s VEVO service (opens in a new tab)' });
  await expect(vevo).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('listitem').getByRole('link', { name: /^1800/ }).first()).toHaveAttribute(
    'href',
    /^tel:\d+$/,
  );
  await tabTo(page.getByRole('button', { name: 'Show all visas' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Show all visas' })).toBeFocused();
  await tabTo(listed(page, 'Bridging visa A'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${QUOTE}#cover-type`);
});

test('§2 an unsupported visa of the list is told of at the field', async ({ page, storage }) => {
  await listAll(page);
  await listed(page, STUDENT.name).click();
  await expect(visaInput(page)).toBeFocused();
  await expect(visaInput(page)).toHaveValue(STUDENT.name);
  await expect(field(page, 'visaType').getByText('We don’t offer cover for this visa')).toBeVisible();
  await expect(page).toHaveURL(LANDING);
  expect(await storage.text()).toBeNull();
});

test('§2 the list of all visas is in the order of their names', async ({ page }) => {
  await listAll(page);
  const names = await page
    .getByRole('region', { name: 'Show all visas' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.firstElementChild?.textContent ?? ''));
  expect(names.length).toBeGreaterThan(20);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
});
