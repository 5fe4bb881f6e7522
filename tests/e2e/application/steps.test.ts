import type { Page } from '@playwright/test';
import {
  APPLICATION,
  choose,
  continueTo,
  control,
  dayFromToday,
  FILL,
  openApplication,
  priceLine,
  quoteOf,
  stepAt,
} from '../support/application.ts';
import { addTagManager, eventsOf } from '../support/data-layer.ts';
import { expect, test } from '../support/test.ts';
import { errorIn, heading, next, previous, QUOTE } from '../support/visitor.ts';

const single = { coverType: 'S', isOnshore: true, hasCover: false } as const;
const progress = (page: Page) => page.getByRole('region', { name: 'Your progress' });

test.describe('who may come here', () => {
  test('§2 without a stored quote the visitor is sent to the quote', async ({ page }) => {
    await page.goto(APPLICATION);
    await expect(page).toHaveURL(new RegExp(`${QUOTE}(#.*)?$`));
  });

  test('§2 but not in author edit mode', async ({ page }) => {
    await page.goto(`${APPLICATION}?wcmmode=edit`);
    await expect(heading(page)).toHaveText('When should your cover start?');
    // where nothing was told, nothing is said of it
    await expect(page.getByRole('region', { name: 'Your quote' })).toBeHidden();
  });

  test('a hash of a step that this cover type does not have means step 0', async ({ page, storage }) => {
    await storage.leave(quoteOf('S'));
    await page.goto(`${APPLICATION}#partner-details`);
    await expect(stepAt(page, 'cover-start')).toBeVisible();
  });

  test('§2 a quote that does not say enough names the first thing that is missing, with the way to it', async ({
    page,
    storage,
  }) => {
    await storage.leave({ visaType: quoteOf('S').visaType ?? [] });
    await page.goto(APPLICATION);
    await expect(page.getByText('Please tell us who needs cover.')).toBeVisible();
    await page.getByRole('link', { name: 'Choose who needs cover' }).click();
    await expect(page).toHaveURL(/\/get-a-quote\?change[^#]*#cover-type$/);
    await expect(page.getByRole('radio', { name: 'Couple' })).toBeVisible();
  });

  test('§8 a cover that is not sold for the quote is told so, with the way back', async ({
    page,
    storage,
  }) => {
    await storage.leave({ ...quoteOf('S'), hcfBundleId: 'OVHC-NONE' });
    await page.goto(APPLICATION);
    await expect(page.getByText('Please update your selection')).toBeVisible();
  });
});

test.describe('a change of step', () => {
  test.beforeEach(({ storage }) => storage.leave(quoteOf('S')));

  test('§2 pushes history, scrolls to the top, names the document and gives the heading the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await openApplication(page, 'cover-start');
    await FILL['cover-start'](page, single);
    const before = await page.evaluate(() => history.length);
    await continueTo(page, 'personal-details');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('About you | Application');
    expect(await page.evaluate(() => [history.length, scrollY])).toEqual([before + 1, 0]);
    await page.goBack();
    await expect(stepAt(page, 'cover-start')).toBeVisible();
    await expect(control(page, 'coverStart')).toHaveValue(dayFromToday(0, 10).typed);
    await page.goForward();
    await expect(stepAt(page, 'personal-details')).toBeVisible();
  });

  test('§2 sends a page view named "Application Form", with the step’s name', async ({ page }) => {
    await addTagManager(page);
    await page.clock.install();
    await openApplication(page, 'cover-start');
    await FILL['cover-start'](page, single);
    await continueTo(page, 'personal-details');
    await page.clock.runFor(5_000);
    expect(await eventsOf(page, 'pageStepLoad')).toEqual([
      { event: 'pageStepLoad', pageName: 'Application Form', stepName: 'cover-start' },
      { event: 'pageStepLoad', pageName: 'Application Form', stepName: 'personal-details' },
    ]);
  });

  test('§2 Previous on the first step leaves to where the quote came from', async ({ page }) => {
    await openApplication(page, 'cover-start');
    await previous(page).click();
    await expect(page).toHaveURL(/\/extended-visitor-cover$/);
    await page.goBack();
    await expect(stepAt(page, 'cover-start')).toBeVisible();
  });

  test('a redirectedPath that is no path of this site leads back to the products', async ({
    page,
    storage,
  }) => {
    await storage.leave({ ...quoteOf('S'), redirectedPath: '//evil.example' });
    await openApplication(page, 'cover-start');
    await previous(page).click();
    await expect(page).toHaveURL(`${QUOTE}#select-cover`);
  });

  test('§2 Next is disabled while the step is not valid; Enter says what is missing', async ({ page }) => {
    await openApplication(page, 'personal-details');
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
    await control(page, 'firstName').press('Enter');
    await expect(page.getByRole('region', { name: 'Please check your answers' })).toBeFocused();
    await expect(errorIn(page, 'firstName')).toHaveText('Enter the first name');
    await expect(errorIn(page, 'visaExpiryDate')).toHaveText('Enter your visa expiry date');
  });
});

test.describe('the progress', () => {
  test('the stage and the mark follow the step’s identity', async ({ page, storage }) => {
    await storage.leave(quoteOf('F'));
    const marked = progress(page).and(page.locator('.progress-33, .progress-66'));
    for (const [hash, stage, mark] of [
      ['cover-start', 'Cover start', ''],
      ['personal-details', 'Your details', ''],
      ['partner-details', 'Your details', ''],
      ['dependants-details', 'Your details', ''],
      ['contact-details', 'Your details', ''],
      ['current-cover', 'Your details', 'progress-33'],
      ['declaration', 'Your details', 'progress-66'],
      ['payment', 'Payment', ''],
    ] as const) {
      await test.step(hash, async () => {
        await openApplication(page, hash);
        const stages = progress(page).getByRole('listitem');
        await expect(stages).toHaveCount(4);
        await expect(stages.and(page.locator('[aria-current="step"]'))).toContainText(stage);
        if (mark) await expect(marked).toHaveClass(new RegExp(`\\b${mark}\\b`));
        else await expect(marked).toHaveCount(0);
      });
    }
  });

  test('§2 shows the product’s name and the premium for the frequency that was chosen', async ({
    page,
    sandbox,
    storage,
  }) => {
    const [holiday] = await sandbox.products({
      visaCode: '417',
      coverType: 'S',
      ageBand: 'A1',
      partnerAgeBand: '',
    });
    expect(holiday).toBeDefined();
    await storage.leave({ ...quoteOf('S'), paymentFrequency: 'Y' });
    await openApplication(page, 'cover-start');
    await expect(progress(page)).toContainText('Extended Visitor Cover');
    await expect(priceLine(page)).toHaveText(/^A\$[\d,]+\.\d\d per year$/);
    const premium = (await storage.quote())?.getPriceData?.Premium;
    expect((await priceLine(page).innerText()).replace(/[^\d.]/g, '')).toBe(premium);
  });
});

test.describe('what was told before', () => {
  test('WCAG 3.3.7: visa, cover and ages are shown, each with the way to change it, and not asked again', async ({
    page,
    storage,
  }) => {
    await storage.leave(quoteOf('F'));
    await openApplication(page, 'personal-details');
    const told = page.getByRole('region', { name: 'Your quote' });
    for (const [label, value, address] of [
      ['Product', 'Extended Visitor Cover', '#select-cover'],
      ['Visa', 'Working Holiday visa (417)', '?change=personal-details#visa-type'],
      ['Who is covered', 'Family', '?change=personal-details#cover-type'],
      ['Your age', '34', '?change=personal-details#age'],
      ['Your partner’s age', '33', '?change=personal-details#age'],
    ] as const) {
      await expect(told.getByText(value, { exact: true })).toBeVisible();
      await expect(told.getByRole('link', { name: `Change ${label}`, exact: true })).toHaveAttribute(
        'href',
        `${QUOTE}${address}`,
      );
    }
    for (const name of ['age', 'partnerAge', 'visaType', 'coverType']) {
      await expect(control(page, name)).toHaveCount(0);
    }
  });

  test('§2 a cover type that is changed changes the steps, and what was typed is still there', async ({
    page,
    storage,
  }) => {
    await storage.leave(quoteOf('D'));
    await openApplication(page, 'partner-details');
    await control(page, 'firstNamePartner').fill('Jo');
    await page.getByRole('link', { name: 'Change Who is covered' }).click();
    await page.getByText('Single', { exact: true }).click();
    await expect(page, 'back at once: a single needs no other answer').toHaveURL(
      `${APPLICATION}#partner-details`,
    );
    await expect(stepAt(page, 'cover-start'), 'which a single does not have').toBeVisible();
    expect(await storage.draft()).toMatchObject({ firstNamePartner: 'Jo' });
  });
});

test('§4 an answer that hides others takes them out, and brings them back as typed', async ({
  page,
  storage,
}) => {
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'contact-details');
  await choose(page, 'currentLocation', 'Yes');
  await control(page, 'phoneNumber').fill('0491570006');
  await choose(page, 'currentLocation', 'No');
  await expect(control(page, 'phoneNumber')).toHaveCount(0);
  await expect(control(page, 'intendedAddress')).toBeVisible();
  await choose(page, 'currentLocation', 'Yes');
  await expect(control(page, 'phoneNumber')).toHaveValue('0491570006');
});

test('§7 nothing of a person is told to the tag manager', async ({ page, storage }) => {
  await storage.leave(quoteOf('S'));
  await addTagManager(page);
  await openApplication(page, 'personal-details');
  await FILL['personal-details'](page, single);
  await continueTo(page, 'contact-details');
  await FILL['contact-details'](page, single);
  const told = JSON.stringify(await eventsOf(page, 'fieldUpdate'));
  expect(told).toContain('firstName');
  for (const secret of [
    'Amélie',
    'Brien',
    'Zealand',
    'She',
    'Dr',
    'example.com',
    '0491',
    'SMITH',
    dayFromToday(-34, -30).typed,
  ]) {
    expect(told).not.toContain(secret);
  }
});
