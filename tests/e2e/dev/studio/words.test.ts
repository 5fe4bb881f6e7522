import { deferred } from '../../../deferred.ts';
import { findAxeViolations } from '../../support/axe.ts';
import { expect, test } from './studio-site.ts';

// a server starts for each test, and compiles all pages at first
test.describe.configure({ timeout: 90_000 });

const STEP = ['Application', 'Journey', 'Contact details'];
const FILE = 'steps/application/contact-details.json';

test('shows typed words on the page, and saves only them', async ({ studio, site }) => {
  const before = site.content.read(FILE);
  await studio.open(...STEP);
  await expect(studio.frame.getByRole('heading', { level: 1 })).toHaveText('Contact details');
  await studio.textbox('Heading').fill('How can we reach you?');
  await expect(studio.frame.getByRole('heading', { level: 1 })).toHaveText('How can we reach you?');
  expect(site.content.read(FILE), 'a file changes on Save alone').toBe(before);
  await studio.tool('Save').click();
  await expect(studio.status).toContainText('Saved');
  expect(site.content.read(FILE)).toBe(before.replace('"Contact details"', '"How can we reach you?"'));
});

test('undoes typing by pauses, and does it again', async ({ page, studio }) => {
  await studio.open(...STEP);
  const heading = studio.textbox('Heading');
  await heading.press('End');
  await heading.pressSequentially(' now');
  await expect(studio.tool(/^Undo/)).toBeEnabled();
  await expect(studio.frame.getByRole('heading', { level: 1 })).toHaveText('Contact details now');
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveValue('Contact details');
  await expect(studio.frame.getByRole('heading', { level: 1 })).toHaveText('Contact details');
  await studio.tool(/^Redo/).click();
  await expect(heading).toHaveValue('Contact details now');
});

test('keeps what is selected when another form replaces the first', async ({ page, site, studio }) => {
  await studio.open(...STEP);
  await studio.textbox('Heading').selectText();
  const heading = '"heading": "Contact details",';
  site.content.save(FILE, heading, `${heading} "subheading": "So that we can reach you",`);
  await expect(studio.textbox('Subheading')).toHaveValue('So that we can reach you');
  await expect(studio.textbox('Heading')).toBeFocused();
  await page.keyboard.insertText('How can we reach you?');
  await expect(studio.textbox('Heading')).toHaveValue('How can we reach you?');
});

test('keeps what was typed when the page reloads at once', async ({ page, studio }) => {
  await studio.open(...STEP);
  await studio.textbox('Heading').fill('How can we reach you?');
  await page.reload();
  await expect(studio.textbox('Heading')).toHaveValue('How can we reach you?');
  await expect(studio.tool(/^Undo/)).toBeEnabled();
});

test('keeps what was typed while the server could not be reached', async ({ page, studio }) => {
  await studio.open(...STEP);
  await page.route('**/studio/api/**', (route) => route.abort());
  await studio.textbox('Heading').fill('How can we reach you?');
  await expect(page.getByText('The server of Studio cannot be reached.')).toBeVisible();
  await page.unroute('**/studio/api/**');
  await page.reload();
  await expect(studio.textbox('Heading')).toHaveValue('How can we reach you?');
  await expect(studio.tool(/^Undo/)).toBeEnabled();
});

test('keeps code that was typed while the server could not be reached', async ({ page, studio }) => {
  await studio.open(...STEP);
  await studio.properties.getByRole('button', { name: 'Code' }).click();
  const code = page.getByRole('textbox', { name: new RegExp(FILE) });
  await expect(code).toContainText('"contact-details"');
  await page.route('**/studio/api/**', (route) => route.abort());
  await code.press('Control+Home');
  await code.pressSequentially('// kept');
  await expect(page.getByText('The server of Studio cannot be reached.').first()).toBeVisible();
  await page.unroute('**/studio/api/**');
  await page.reload();
  await studio.tool(/^Findings/).click();
  await studio.findings
    .getByRole('button', { name: /comment/i })
    .first()
    .click();
  await expect(code).toContainText('// kept');
});

test('keeps what is typed while another form is fetched', async ({ page, studio, site }) => {
  await studio.open(...STEP);
  await studio.textbox('Heading').waitFor();
  const { promise, resolve: answer } = deferred<void>();
  await page.route('**/studio/api/properties', async (route) => {
    await promise;
    await route.continue();
  });
  await studio.properties.getByText('More settings').click();
  await studio.properties.getByRole('button', { name: 'Add: Subheading' }).click();
  await studio.textbox('Heading').fill('How can we reach you?');
  answer();
  await expect(studio.textbox('Subheading')).toBeVisible();
  await expect(studio.textbox('Heading')).toHaveValue('How can we reach you?');
  await studio.tool('Save').click();
  await expect(studio.status).toContainText('Saved');
  expect(site.content.read(FILE)).toContain('"How can we reach you?"');
});

test('restores unsaved changes and their history after the server was killed', async ({
  page,
  site,
  studio,
}) => {
  await studio.open(...STEP);
  await studio.textbox('Heading').fill('How can we reach you?');
  await expect(studio.tool('Save')).toBeEnabled();
  await site.restart();
  await page.reload();
  await expect(studio.textbox('Heading')).toHaveValue('How can we reach you?');
  await studio.tool(/^Undo/).click();
  await expect(studio.textbox('Heading')).toHaveValue('Contact details');
  await expect(studio.status).toContainText('Saved');
});

test('selects what is clicked on the page, and moves the focus to its text', async ({ studio }) => {
  await studio.open(...STEP);
  await studio.frame.getByText('Email address').click();
  await expect(studio.properties.getByRole('heading', { name: 'Email address' })).toBeVisible();
  await expect(studio.textbox('Label')).toBeFocused();
});

test('adds a setting, and moves the focus to it once', async ({ studio }) => {
  await studio.open(...STEP, 'Email address');
  await studio.properties.getByText('More settings').click();
  await studio.properties.getByRole('button', { name: 'Add: Widget' }).click();
  await expect(studio.properties.getByRole('combobox', { name: 'Widget', exact: true })).toBeFocused();
  await studio.textbox('Label').fill('Your email');
  await expect(studio.properties.getByRole('heading', { name: 'Your email' })).toBeVisible();
  await expect(
    studio.properties.getByRole('combobox', { name: 'Widget', exact: true }),
    'stays without a value',
  ).toHaveValue('');
  await expect(studio.textbox('Label')).toBeFocused();
});

test('saves the key of a map that is being typed', async ({ page, studio, site }) => {
  await studio.open('Quote', 'Journey', 'Which visa do you have?', 'Visa type');
  const key = studio.group('Synonyms').getByRole('textbox', { name: 'Name' }).first();
  await key.fill('visa subclass');
  await page.keyboard.press('Control+s');
  await expect(studio.status).toContainText('Saved');
  await expect.poll(() => site.content.read('fields.json')).toContain('"visa subclass": ""');
  await expect(key).toBeFocused();
});

test('changes a shared message everywhere, only here, and back', async ({ studio, site }) => {
  await studio.open('Quote', 'Journey', 'How old are you?', 'Your partner’s age');
  await studio.properties
    .getByText(/^Shared by \d+ places$/)
    .first()
    .waitFor();
  const messages = studio.group('How it is drawn').getByRole('textbox', { name: 'One for all rules' });
  await messages.fill('Enter an age from 18 to 100');
  await expect(studio.tool('Save')).toBeEnabled();
  await studio.tool(/^Undo/).click();
  const scope = studio.group('How it is drawn').getByRole('combobox', { name: 'Change it' }).last();
  await scope.selectOption('only here');
  await studio.properties.getByText('More settings').click();
  await studio.properties.getByRole('button', { name: 'Add: Suffix' }).click();
  await expect(studio.textbox('Suffix')).toBeFocused();
  await expect(scope, 'stays when another form replaces the first').toHaveValue('here');
  await messages.fill('Enter your partner’s age');
  await studio.tool('Save').click();
  await expect(studio.status).toContainText('Saved');
  expect(JSON.parse(site.content.read('steps/quote/age.json')).uiSchema.partnerAge['ui:messages']).toBe(
    'Enter your partner’s age',
  );
  await studio.properties.getByRole('button', { name: 'Back to shared' }).click();
  await expect(messages).toHaveValue('Enter an age between 18 and 100');
});

test('chooses a widget from live examples of the field', async ({ page, studio, site }) => {
  await studio.open('Quote', 'Journey', 'How old are you?', 'Your age');
  await expect(studio.frame.getByRole('textbox', { name: 'Your age' })).toBeVisible();
  await studio.properties.getByRole('button', { name: 'Choose from examples' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a widget' });
  const example = dialog.getByRole('listitem', { name: 'money', exact: true });
  await expect(example.getByRole('textbox', { name: 'Your age' })).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await example.getByRole('button', { name: 'Use “money”' }).click();
  await expect(dialog).toBeHidden();
  await expect(studio.properties.getByRole('combobox', { name: 'Widget', exact: true })).toHaveValue('money');
  await expect(studio.frame.getByText('A$', { exact: true })).toBeVisible();
  await studio.tool('Save').click();
  await expect(studio.status).toContainText('Saved');
  expect(JSON.parse(site.content.read('fields.json')).ui.age['ui:widget']).toBe('money');
});
