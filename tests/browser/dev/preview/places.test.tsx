import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { elementsAt, forgetMaps } from '../../../../src/dev/preview/open-page.ts';
import { messageAt } from '../../../../src/dev/preview/select-places.ts';
import { updateQuote } from '../../../../src/ovhc/store/quote-store.ts';
import { addressOf, drawLive, prepareAll } from './draw-live.tsx';

const ABOUT_YOU = '/journey/steps/1/step';
const AGE = '/journey/steps/2/step';

/** Returns the pointers of an element: of what it selects, and of its text. */
async function placesOf(locator: Locator) {
  await expect.element(locator).toBeVisible();
  const message = messageAt(locator.element());
  return message?.type === 'selected' ? [message.pointer, message.textPointer] : [];
}

test('a label selects its field, and says where its text is', async () => {
  prepareAll();
  await drawLive('application', 'personal-details');
  await expect.element(page.getByText('First name')).toBeVisible();
  expect(messageAt(page.getByText('First name').element())).toEqual({
    type: 'selected',
    address: addressOf('application'),
    pointer: `${ABOUT_YOU}/uiSchema/firstName`,
    text: 'First name',
    textPointer: `${ABOUT_YOU}/schema/properties/firstName/title`,
  });
});

test('a control, a choice, a hint and a button select the deepest place that they draw', async () => {
  prepareAll();
  await drawLive('application', 'personal-details');
  const gender = `${ABOUT_YOU}/schema/properties/gender/oneOf/0/title`;
  const hint = `${ABOUT_YOU}/uiSchema/DOB/ui:description`;
  const next = `${ABOUT_YOU}/buttons/next/text`;
  const firstName = page.getByRole('textbox', { name: 'First name' });
  expect(await placesOf(firstName)).toEqual([`${ABOUT_YOU}/uiSchema/firstName`, undefined]);
  expect(await placesOf(page.getByText('He/Him'))).toEqual([`${ABOUT_YOU}/uiSchema/gender`, gender]);
  expect(await placesOf(page.getByText('For example, 27/03/1990'))).toEqual([hint, hint]);
  expect(await placesOf(page.getByRole('button', { name: 'Next' }))).toEqual([next, next]);
});

test('a message selects its text', async () => {
  prepareAll();
  await drawLive('quote', 'age');
  const age = page.getByRole('textbox', { name: 'Your age' });
  await userEvent.fill(age, '3');
  await userEvent.tab();
  const message = `${AGE}/uiSchema/age/ui:messages`;
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(await placesOf(page.getByRole('alert'))).toEqual([message, message]);
});

test('a nested field and a field in a list select their own part of the uiSchema', async () => {
  prepareAll();
  await drawLive('application', 'dependants-details');
  const first = page.getByRole('textbox', { name: 'First name' }).first();
  const dependants = '/journey/steps/3/step/uiSchema/dependants';
  expect(await placesOf(first)).toEqual([`${dependants}/items/firstNameDependant`, undefined]);
});

test('a label in the review selects the field of its own step', async () => {
  prepareAll();
  await drawLive('application', 'declaration');
  const review = page.getByRole('region', { name: 'Your answers' });
  const labels = review.getByRole('term').filter({ hasText: 'First name' });
  const [own] = await placesOf(labels.nth(0));
  const [partner] = await placesOf(labels.nth(1));
  expect(own).toBe(`${ABOUT_YOU}/uiSchema/firstName`);
  expect(partner).toBe('/journey/steps/2/step/uiSchema/firstNamePartner');
});

test('a value from elsewhere selects the part around it, and nothing is selected outside the content', async () => {
  prepareAll();
  const root = await drawLive('application', 'cover-start');
  const item = page.getByRole('region', { name: 'Your quote' }).getByText('Everyday Visitor Cover');
  expect(await placesOf(item)).toEqual(['/told/items/0/text', '/told/items/0/text']);
  expect(root.parentElement && messageAt(root.parentElement)).toBeUndefined();
});

test('a place leads to its outermost elements, and a part that is not drawn to those around it', async () => {
  prepareAll();
  const root = await drawLive('quote', 'age');
  const field = root.querySelector('[data-field="age"]');
  await expect.poll(() => elementsAt(`${AGE}/uiSchema/age`)).toEqual([field]);
  expect(elementsAt(`${AGE}/schema/properties/age`)).toEqual([field]);
  expect(elementsAt(`${AGE}/uiSchema/age/ui:messages/required`)).toEqual([field]);
  expect(elementsAt(`${AGE}/uiSchema/age/ui:messages/required`, false)).toEqual([]);
  expect(elementsAt(`${AGE}/heading`)).toEqual([root.querySelector('h1')]);
  expect(elementsAt('/journey/steps/0')).toEqual([]);
});

test('a hidden field leads to no other elements', async () => {
  prepareAll();
  const root = await drawLive('quote', 'age');
  await expect.poll(() => elementsAt(`${AGE}/uiSchema`)).not.toEqual([]);
  updateQuote({ coverType: 'S' });
  await expect.poll(() => root.querySelector('[data-field="partnerAge"]')).toBeNull();
  forgetMaps();
  for (const place of [
    'uiSchema/partnerAge',
    'schema/properties/partnerAge',
    'uiSchema/partnerAge/ui:messages',
  ])
    expect(elementsAt(`${AGE}/${place}`)).toEqual([]);
});

test('finds nothing in elements that React has not drawn', () => {
  const root = document.createElement('div');
  root.dataset.content = '/none.js';
  root.innerHTML = '<p>Next</p>';
  document.body.append(root);
  expect(messageAt(root.children[0] ?? root)).toBeUndefined();
  root.remove();
});
