import { APPLICATION, dayFromToday, QUOTE, quoteOf } from '../support/data.ts';
import { leaveFamily } from '../support/in-progress.ts';
import { expect, test } from '../support/test.ts';

test('§2 redirects without a quote, and links to a missing answer of the quote', async ({ page, wizard }) => {
  await page.goto(APPLICATION);
  await expect(page).toHaveURL(new RegExp(`${QUOTE}(#.*)?$`));

  await wizard.storage.leave({ visaType: quoteOf('S').visaType ?? [] });
  await page.goto(APPLICATION);
  await expect(page.getByText('Please tell us who needs cover.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose who needs cover' }).click();
  await expect(page).toHaveURL(/\/get-a-quote\?change[^#]*#cover-type$/);
  await expect(page.getByRole('radio', { name: 'Couple' })).toBeVisible();
});

test('§2 §7 updates history, scroll position, title and focus', async ({ page, application, events }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 500 });
  await application.open('cover-start', quoteOf('S'));
  await application.fill('cover-start');
  const before = await page.evaluate(() => history.length);
  await application.continueTo('personal-details');
  await expect(application.heading).toBeFocused();
  await expect(page).toHaveTitle('About you | Application');
  expect(await page.evaluate(() => [history.length, scrollY])).toEqual([before + 1, 0]);
  await page.clock.runFor(5_000);
  const pageStepLoad = { event: 'pageStepLoad', pageName: 'Application Form' };
  expect(await events('pageStepLoad')).toEqual([
    { ...pageStepLoad, stepName: 'cover-start' },
    { ...pageStepLoad, stepName: 'personal-details' },
  ]);

  await page.goBack();
  await expect(application.step('cover-start')).toBeVisible();
  await expect(application.control('coverStart')).toHaveValue(dayFromToday(0, 10).typed);
  await page.goForward();
  await expect(application.step('personal-details')).toBeVisible();
});

for (const width of [390, 1280])
  test(`§2 keeps the focus on the heading of every step at ${width} pixels`, async ({ page, payment }) => {
    await page.setViewportSize({ width, height: 900 });
    await leaveFamily(payment);
    await payment.openStep('cover-start');
    const steps = ['personal-details', 'partner-details', 'dependants-details', 'contact-details'] as const;
    for (const step of [...steps, 'current-cover', 'declaration', 'payment'] as const) {
      await payment.continueTo(step);
      // the price and the facts about the step arrive after it
      await expect(payment.priceLine).toContainText('A$');
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await expect(payment.heading).toBeFocused();
    }
  });

test('§2 returns from the first step to the product page with Previous', async ({ page, application }) => {
  await application.open('cover-start', quoteOf('S'));
  await application.previous.click();
  await expect(page).toHaveURL(/\/extended-visitor-cover$/);
  await page.goBack();
  await expect(application.step('cover-start')).toBeVisible();
});

test('§2 WCAG 3.3.7: shows the quote’s answers and allows changes', async ({ page, wizard, application }) => {
  await application.open('partner-details', quoteOf('D'));
  await application.control('firstNamePartner').fill('Jo');
  const quote = page.getByRole('region', { name: 'Your quote' });
  for (const value of ['Extended Visitor Cover', 'Working Holiday visa (417)', 'Couple', '34', '33'])
    await expect(quote.getByText(value, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Change Who is covered' }).click();
  await wizard.coverTile('Single').click();
  await expect(page, 'back at once: a single needs no other answer').toHaveURL(
    `${APPLICATION}#partner-details`,
  );
  await expect(application.step('cover-start'), 'a single has no partner’s step').toBeVisible();
  expect(await application.storage.draft()).not.toHaveProperty('firstNamePartner');
});

test('§5 §7 searches after 800 ms and reports no personal data', async ({ page, application, events }) => {
  const { control } = application;
  const calls = application.recordCalls('getHealthFunds');
  await page.clock.install();
  await application.open('personal-details', quoteOf('S'));
  for (const hash of ['personal-details', 'contact-details'] as const) {
    await application.fill(hash);
    await application.next.click();
  }
  await application.choose('currentHealthCover', 'Yes');
  await page.clock.pauseAt(Date.now() + 120_000);
  await control('currentFund').pressSequentially('bup');
  await page.clock.runFor(799);
  expect(calls).toEqual([]);
  await page.clock.runFor(1);
  await expect(page.getByRole('option', { name: 'Bupa' })).toBeVisible();
  expect(calls).toHaveLength(1);

  const updates = JSON.stringify(await events('fieldUpdate'));
  expect(updates).toContain('firstName');
  const birthday = dayFromToday(-34, -30).typed;
  for (const secret of ['Amélie', 'Brien', 'Zealand', 'She', 'Dr', 'example.com', '0491', 'SMITH', birthday])
    expect(updates).not.toContain(secret);
});

test('does not preload code that only later steps need', async ({ request }) => {
  const html = await (await request.get(APPLICATION)).text();
  const preloads = html.match(/<link rel="modulepreload"[^>]*>/g)?.join('\n');
  expect(preloads).toContain('/assets/content/application-');
  const fields = 'address|suburb|postcode|healthFunds|checkbox|card-frame|lookup|bankBranches';
  const later = `${fields}|submit|Calendar|content/application-later`;
  expect(preloads).not.toMatch(new RegExp(`/assets/(${later})-`));
});
