import {
  continueTo,
  control,
  dayFromToday,
  openApplication,
  priceLine,
  quoteOf,
  stepAt,
} from '../support/application.ts';
import { passTimeUntil } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';
import { field, previous } from '../support/visitor.ts';

const CHANGED = 'Your price has changed';

test('§4 a date of birth that says another age band brings a new price, told below it with both amounts', async ({
  page,
  storage,
}) => {
  await storage.leave(quoteOf('D'));
  await openApplication(page, 'personal-details');
  const before = await priceLine(page).getByText('A$').innerText();
  expect(before).toMatch(/^A\$[\d,.]+$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  const birthday = dayFromToday(-40, -30);
  await control(page, 'DOB').fill(birthday.typed);
  const alert = field(page, 'DOB').getByRole('status').filter({ hasText: CHANGED });
  await expect(alert).toContainText(`It was ${before} per month. It’s now A$`);
  const after = await priceLine(page).getByText('A$').innerText();
  expect(after).not.toBe(before);
  await expect(alert).toContainText(`now ${after} per month`);
  expect(asked).toContain('/hcf/ovhc/getproductid.417.D.A2.A1.json');
  expect(asked).toContain('/hcf/getPrice');
  expect(await storage.quote()).toMatchObject({ age: 40, dob: birthday.stored, partnerAge: 33 });
});

test('§4 a date of birth that says the age that was told changes no price, and nothing is said', async ({
  page,
  storage,
}) => {
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'personal-details');
  const price = priceLine(page).getByText('A$');
  const before = await price.innerText();
  const birthday = dayFromToday(-34, -30);
  const priced = page.waitForResponse('**/hcf/getPrice');
  await control(page, 'DOB').fill(birthday.typed);
  await priced;
  await expect.poll(async () => (await storage.quote())?.getPriceData?.Premium).toBeDefined();
  await expect(price).toHaveText(before);
  await expect(page.getByText(CHANGED)).toHaveCount(0);
  expect(await storage.quote()).toMatchObject({ age: 34, dob: birthday.stored });
});

test('§4 the partner’s birthday is told below the partner’s, and the visitor’s is not blamed for it', async ({
  page,
  storage,
}) => {
  await storage.leave(quoteOf('D'));
  await openApplication(page, 'partner-details');
  await priceLine(page).getByText('A$').waitFor();
  const birthday = dayFromToday(-58, -30);
  await control(page, 'DOBPartner').fill(birthday.typed);
  await expect(field(page, 'DOBPartner').getByText(CHANGED)).toBeVisible();
  expect(await storage.quote()).toMatchObject({ age: 34, partnerAge: 58, partnerDob: birthday.stored });

  await page.reload();
  await expect(field(page, 'DOBPartner').getByText(CHANGED)).toBeVisible();
  await previous(page).click();
  await stepAt(page, 'personal-details').waitFor();
  await expect(page.getByText(CHANGED)).toHaveCount(0);
});

test('§4 the age that is shown follows, and so do the products that the link to change it leads to', async ({
  page,
  storage,
}) => {
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'personal-details');
  await control(page, 'DOB').fill(dayFromToday(-40, -30).typed);
  const told = page.getByRole('region', { name: 'Your quote' });
  await expect(told).toContainText('40');
  await told.getByRole('link', { name: 'Change Your age' }).click();
  await expect(page.getByRole('textbox', { name: 'Your age' })).toHaveValue('40');
});

test('§8 a price that does not come is told to the console; its line says so, and asks again when told to', async ({
  page,
  sandbox,
  storage,
  problems,
}) => {
  await page.clock.install();
  await storage.leave(quoteOf('S'));
  await openApplication(page, 'personal-details');
  const before = await priceLine(page).getByText('A$').innerText();
  problems.provoke(/500/, /The price could not be fetched/);
  await sandbox.fault({ call: 'getPrice', fault: 'status', status: 500 });
  await control(page, 'DOB').fill(dayFromToday(-40, -30).typed);
  const retry = page
    .getByRole('region', { name: 'Your progress' })
    .getByRole('button', { name: 'Try again' });
  await passTimeUntil(page, () => expect(retry).toBeVisible({ timeout: 200 }));
  await expect(priceLine(page), 'the one for another age does not stand there').toHaveText(
    'We can’t show your price right now. You’ll see it before you pay.',
  );
  await expect(page.getByText(CHANGED)).toHaveCount(0);

  await sandbox.reset();
  await retry.click();
  await expect(priceLine(page).getByText('A$')).not.toHaveText(before);
  await expect(field(page, 'DOB').getByText(CHANGED)).toBeVisible();
});

test('§7 the start of cover goes into the price, and blames no birthday', async ({ page, storage }) => {
  // who is 35 today is 36, and in another band, when the cover starts
  const birthday = dayFromToday(-36, 5);
  await storage.leave({ ...quoteOf('S'), age: 35, dob: birthday.stored });
  await openApplication(page, 'cover-start');
  const before = await priceLine(page).getByText('A$').innerText();
  const start = dayFromToday(0, 10);
  await control(page, 'coverStart').fill(start.typed);
  await expect(priceLine(page).getByText('A$')).not.toHaveText(before);
  expect(await storage.quote()).toMatchObject({ coverStart: start.stored, coverStartDate: start.stored });
  await continueTo(page, 'personal-details');
  await expect(page.getByText(CHANGED)).toHaveCount(0);
});
