import {
  APPLICATION,
  continueTo,
  control,
  dayFromToday,
  FILL,
  openApplication,
  priceLine,
  progress,
  quoteOf,
  stepAt,
} from '../support/application.ts';
import { addTagManager, eventsOf } from '../support/data-layer.ts';
import { expect, test } from '../support/test.ts';
import { coverTile, heading, previous, QUOTE } from '../support/visitor.ts';

const SINGLE = { coverType: 'S', isOnshore: true, hasCover: false } as const;

test('§2 without a quote the visitor is sent to it, or to what it lacks', async ({ page, storage }) => {
  await page.goto(APPLICATION);
  await expect(page).toHaveURL(new RegExp(`${QUOTE}(#.*)?$`));

  await page.goto('about:blank');
  await storage.leave({ visaType: quoteOf('S').visaType ?? [] });
  await page.goto(APPLICATION);
  await expect(page.getByText('Please tell us who needs cover.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose who needs cover' }).click();
  await expect(page).toHaveURL(/\/get-a-quote\?change[^#]*#cover-type$/);
  await expect(page.getByRole('radio', { name: 'Couple' })).toBeVisible();
});

test('§2 a change of step moves history, scroll, title and focus', async ({ page, storage }) => {
  await addTagManager(page);
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 500 });
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'cover-start');
  await FILL['cover-start'](page, SINGLE);
  const before = await page.evaluate(() => history.length);
  await continueTo(page, 'personal-details');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('About you | Application');
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual([before + 1, 0]);
  await page.clock.runFor(5_000);
  expect(await eventsOf(page, 'pageStepLoad')).toEqual([
    { event: 'pageStepLoad', pageName: 'Application Form', stepName: 'cover-start' },
    { event: 'pageStepLoad', pageName: 'Application Form', stepName: 'personal-details' },
  ]);

  await page.goBack();
  await expect(stepAt(page, 'cover-start')).toBeVisible();
  await expect(control(page, 'coverStart')).toHaveValue(dayFromToday(0, 10).typed);
  await page.goForward();
  await expect(stepAt(page, 'personal-details')).toBeVisible();
});

test('§2 Previous on the first step leads to a page of this site', async ({ page, storage }) => {
  for (const [redirectedPath, target] of [
    [quoteOf('S').redirectedPath, /\/extended-visitor-cover$/],
    ['//evil.example', `${QUOTE}#select-cover`],
  ] as const) {
    await page.goto('about:blank');
    await storage.leave({ ...quoteOf('S'), redirectedPath });
    await openApplication(page, 'cover-start');
    await previous(page).click();
    await expect(page).toHaveURL(target);
    await page.goBack();
    await expect(stepAt(page, 'cover-start')).toBeVisible();
  }
});

test('§2 the progress follows the step, and shows the product and its premium', async ({ page, storage }) => {
  await storage.leave({ ...quoteOf('F'), paymentFrequency: 'Y' });
  const marked = progress(page).and(page.locator('.progress-33, .progress-66'));
  for (const [hash, stage, mark] of [
    ['cover-start', 'Cover start', ''],
    ['dependants-details', 'Your details', ''],
    ['current-cover', 'Your details', 'progress-33'],
    ['declaration', 'Your details', 'progress-66'],
    ['payment', 'Payment', ''],
  ] as const) {
    await openApplication(page, hash);
    const stages = progress(page).getByRole('listitem');
    await expect(stages).toHaveCount(4);
    await expect(stages.and(page.locator('[aria-current="step"]'))).toContainText(stage);
    if (mark) await expect(marked).toHaveClass(new RegExp(`\\b${mark}\\b`));
    else await expect(marked).toHaveCount(0);
  }
  await expect(progress(page)).toContainText('Extended Visitor Cover');
  await expect(priceLine(page)).toHaveText(/^A\$[\d,]+\.\d\d per year$/);
  const premium = (await storage.quote())?.getPriceData?.Premium;
  expect((await priceLine(page).innerText()).replace(/[^\d.]/g, '')).toBe(premium);
});

test('WCAG 3.3.7: the quote’s answers can be changed, and are not asked again', async ({ page, storage }) => {
  await storage.leave(quoteOf('F'));
  await openApplication(page, 'personal-details');
  const quote = page.getByRole('region', { name: 'Your quote' });
  for (const [label, value, address] of [
    ['Product', 'Extended Visitor Cover', '#select-cover'],
    ['Visa', 'Working Holiday visa (417)', '?change=personal-details#visa-type'],
    ['Who is covered', 'Family', '?change=personal-details#cover-type'],
    ['Your age', '34', '?change=personal-details#age'],
    ['Your partner’s age', '33', '?change=personal-details#age'],
  ] as const) {
    await expect(quote.getByText(value, { exact: true })).toBeVisible();
    const link = quote.getByRole('link', { name: `Change ${label}`, exact: true });
    await expect(link).toHaveAttribute('href', `${QUOTE}${address}`);
  }
  for (const name of ['age', 'partnerAge', 'visaType', 'coverType'])
    await expect(control(page, name)).toHaveCount(0);
});

test('§2 another cover type changes the steps, and keeps the answers', async ({ page, storage }) => {
  await storage.leave(quoteOf('D'));
  await openApplication(page, 'partner-details');
  await control(page, 'firstNamePartner').fill('Jo');
  await page.getByRole('link', { name: 'Change Who is covered' }).click();
  await coverTile(page, 'Single').click();
  await expect(page, 'back at once: a single needs no other answer').toHaveURL(
    `${APPLICATION}#partner-details`,
  );
  await expect(stepAt(page, 'cover-start'), 'a single has no partner’s step').toBeVisible();
  expect(await storage.draft()).toMatchObject({ firstNamePartner: 'Jo' });
});

test('§7 the tag manager gets nothing of a person', async ({ page, storage }) => {
  await storage.leave(quoteOf('S'));
  await addTagManager(page);
  await openApplication(page, 'personal-details');
  await FILL['personal-details'](page, SINGLE);
  await continueTo(page, 'contact-details');
  await FILL['contact-details'](page, SINGLE);
  const updates = JSON.stringify(await eventsOf(page, 'fieldUpdate'));
  expect(updates).toContain('firstName');
  for (const secret of ['Amélie', 'Brien', 'Zealand', 'She', 'Dr', 'example.com', '0491', 'SMITH'])
    expect(updates).not.toContain(secret);
  expect(updates).not.toContain(dayFromToday(-34, -30).typed);
});

test('what a later step alone needs is not in the first load', async ({ page, request, storage }) => {
  const later =
    /\/assets\/(address|suburb|postcode|healthFunds|checkbox|card-frame|lookup|bankBranches|submit-application|Calendar)-/;
  await storage.leave(quoteOf('S'));
  const html = await (await request.get(APPLICATION)).text();
  expect(html).toContain('modulepreload');
  expect(html).not.toMatch(later);

  const loaded = new Set<string>();
  page.on('request', (asked) => {
    const [, name] = later.exec(asked.url()) ?? [];
    if (name) loaded.add(name);
  });
  await openApplication(page, 'cover-start');
  await page.waitForLoadState('networkidle');
  expect([...loaded]).toEqual([]);

  await FILL['cover-start'](page, SINGLE);
  const loading = page.waitForRequest(/\/assets\/address-/);
  await continueTo(page, 'personal-details');
  await loading;
  expect(loaded.has('card-frame')).toBe(false);
  expect(loaded.has('submit-application')).toBe(false);
});
