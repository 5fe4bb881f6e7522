import { expect, test } from './form-page.ts';

test.beforeEach(async ({ page, form }) => {
  await page.goto('/community-day');
  await form.expectStep('Join our community day');
  await form.box('Your name').fill('Kim');
  const suburb = page.getByRole('combobox', { name: 'Where do you live?' });
  await suburb.fill('hill');
  await page.getByRole('option', { name: 'Surry Hills' }).click();
  await form.radio('When will you come?', 'After lunch').check();
  await form.press('Continue');
  await form.expectStep('Who comes with you, Kim?');
  await expect(page.getByText('You come After lunch, from Surry Hills.')).toBeVisible();
});

test('§2 registers a visitor with guests', async ({ page, form, sandbox }) => {
  const guest = (number: number) => page.getByRole('group', { name: `Guest ${number}` });
  for (const [index, name] of ['Lee', 'Mo'].entries()) {
    await form.press('Add a guest');
    await guest(index + 1)
      .getByRole('textbox', { name: 'Name' })
      .fill(name);
    await guest(index + 1)
      .getByRole('checkbox', { name: 'Fish' })
      .check();
  }
  await page.getByRole('button', { name: 'Remove Guest 1' }).click();
  await guest(1).getByRole('checkbox', { name: 'Vegetables' }).check();
  await form.expectStep('Who comes with you, Kim?');
  await form.press('Register');
  await form.expectStep('See you there, Kim');
  await expect(form.line('You come')).toHaveText('After lunch');
  const [sent] = (await sandbox.outbox()).forms;
  expect(sent?.request).toEqual({
    name: 'Kim',
    suburb: 'sur',
    arrival: 'pm',
    guests: [{ guestName: 'Mo', food: ['fish', 'veg'] }],
  });
});

test('loads only the widgets of its fields', async ({ page }) => {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const isLoaded = (widget: string) => addresses.some((address) => address.includes(`/assets/${widget}-`));
  const own = ['typeahead', 'button-group', 'list', 'checkboxes'];
  expect(own.filter(isLoaded)).toEqual(own);
  const others = ['date', 'file', 'money', 'textarea', 'card-frame', 'address', 'product-cards'];
  expect(others.filter(isLoaded)).toEqual([]);
});

test('keeps the answers if they cannot be sent, and sends them once', async ({
  page,
  form,
  sandbox,
  problems,
}) => {
  problems.provoke(/could not be sent/, /503/);
  await sandbox.fault({ call: 'forms', fault: 'status', status: 503, times: 1 });
  await form.press('Register');
  const dialog = page.getByRole('dialog', { name: 'We couldn’t register you' });
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(page.getByRole('button', { name: 'Register' })).toBeFocused();

  // the answer is lost, but the answers have arrived
  problems.provoke(/Failed to load resource|ERR_EMPTY_RESPONSE|could not be sent/);
  const keys: string[] = [];
  await page.route('**/hcf/forms/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await form.press('Register');
  await dialog.getByRole('button', { name: 'Ok' }).click();
  await page.reload();
  await form.press('Register');
  await form.expectStep('See you there, Kim');
  expect(new Set(keys).size).toBe(1);
  expect((await sandbox.outbox()).forms).toHaveLength(1);
});

test('shows what the server refuses at its field', async ({ page, form, problems }) => {
  problems.provoke(/422/);
  await page.route('**/hcf/forms/**', (route) =>
    route.fulfill({ status: 422, json: { errors: [{ pointer: '/suburb', keyword: 'oneOf' }] } }),
  );
  await form.press('Register');
  await form.expectStep('Join our community day');
  await expect(page.getByRole('region', { name: 'Please check your answers' })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Choose a suburb from the list');
});
