import { expect, test } from './studio-site.ts';

// a server starts for each test, and compiles all pages at first
test.describe.configure({ timeout: 120_000 });

const STEP = ['Application', 'Journey', 'Contact details'];
const FILE = 'steps/application/contact-details.json';

test('keeps the last good page, and says at the property what is wrong', async ({ studio }) => {
  await studio.open(...STEP);
  const heading = studio.frame.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Contact details');
  await studio.textbox('Heading').fill('');
  await expect(studio.properties.getByText('Error')).toBeVisible();
  await expect(studio.status).toContainText('1 error');
  await expect(heading).toHaveText('Contact details');
  await studio.textbox('Heading').fill('Your contact details');
  await expect(heading).toHaveText('Your contact details');
  await expect(studio.properties.getByText('Error')).toBeHidden();
});

test('fixes what no person has to decide', async ({ studio }) => {
  await studio.open(...STEP);
  await studio.textbox('Heading').fill("What's your address?");
  await studio.properties.getByRole('button', { name: /^Fix/ }).click();
  await expect(studio.textbox('Heading')).toHaveValue('What’s your address?');
  await studio.tool(/^Undo/).click();
  await expect(studio.textbox('Heading')).toHaveValue("What's your address?");
});

test('asks what to keep of a file that was changed outside', async ({ page, studio, site }) => {
  await studio.open(...STEP);
  await studio.textbox('Heading').fill('How can we reach you?');
  await expect(studio.tool('Save')).toBeEnabled();
  site.content.save(FILE, '"Next"', '"Go on"');
  await expect(page.getByText(`${FILE} was changed outside Studio`)).toBeVisible();
  await page.getByRole('button', { name: 'Combine both' }).click();
  await expect(studio.frame.getByRole('button', { name: 'Go on' })).toBeVisible();
  await expect(studio.frame.getByRole('heading', { level: 1 })).toHaveText('How can we reach you?');
  await studio.tool('Save').click();
  await expect(studio.status).toContainText('Saved');
  expect(site.content.read(FILE)).toMatch(/"How can we reach you\?"[\s\S]*"Go on"/);
});

test('opens a broken file as code, and continues once it is right', async ({ page, studio, site }) => {
  site.content.save(FILE, '"hash": "contact-details",', '"hash": "contact-details"');
  await expect(studio.status).toContainText('error');
  await studio.tool(/^Findings/).click();
  await studio.findings.getByRole('button', { name: /comma/i }).first().click();
  const code = page.getByRole('textbox', { name: new RegExp(FILE) });
  await expect(code).toContainText('"hash": "contact-details"');
  await code.press('Control+Home');
  await code.press('ArrowDown');
  await code.press('ArrowDown');
  await code.press('End');
  await code.pressSequentially(',');
  await expect(studio.status).not.toContainText('error');
  await studio.tool('Save').click();
  await expect(studio.status).toContainText('Saved');
  expect(JSON.parse(site.content.read(FILE)).hash).toBe('contact-details');
});

test('refuses calls of other pages', async ({ page, request, studio, site }) => {
  await expect(studio.outline).toBeVisible();
  const token = await page.locator('meta[name="studio-token"]').getAttribute('content');
  const call = (headers: Record<string, string>, data: object = {}) =>
    request.post(`${site.address}/api/state`, { headers, data });
  const origin = new URL(site.address).origin;
  const own = { origin, 'x-studio-token': token ?? '' };
  expect((await call(own)).status()).toBe(200);
  expect((await call({ ...own, origin: 'https://example.com' })).status()).toBe(403);
  expect((await call({ origin })).status()).toBe(403);
  const save = { file: '../package.json', text: '{}' };
  const stolen = await request.post(`${site.address}/api/edit`, {
    headers: own,
    data: { command: { type: 'text', ...save }, label: '' },
  });
  expect(stolen.status()).toBe(403);
});
