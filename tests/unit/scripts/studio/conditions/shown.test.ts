import { expect, test } from 'vitest';
import { CONTENT_DIR, readContent } from '../../../../../scripts/content/read.ts';
import { conditionTerms, exampleAt } from '../../../../../scripts/studio/conditions/shown.ts';
import { outlineOf } from '../../../../../scripts/studio/outline/index.ts';
import { createLabels } from '../../../../../scripts/studio/outline/labels.ts';
import { createForms } from '../../../../../scripts/studio/properties/compile-form.ts';
import { propertiesAt } from '../../../../../scripts/studio/properties/index.ts';
import { createSiteContent } from '../../../../../scripts/studio/site-content.ts';
import { answer } from '../../../../../scripts/vite/dev-content/find-example.ts';

const files = readContent();
const content = createSiteContent(files, CONTENT_DIR);
const { labelAt } = createLabels(outlineOf(content, () => '/'));
const forms = createForms();
const APPLICATION = 'pages/application.json';
const AGE_STEP = '/journey/steps/2/step';

const conditionAt = (file: string, pointer: string) =>
  propertiesAt(content, { file, pointer }, [], forms, labelAt).conditionAt;

function termsAt(file: string, pointer: string) {
  const place = conditionAt(file, pointer)?.place ?? { file, pointer };
  return conditionTerms(content, place);
}

/** Returns the names that a condition can read, by where they come from. */
function namesAt(file: string, pointer: string) {
  const names = termsAt(file, pointer).filter(({ kind }) => kind !== 'named');
  const groups = [...new Set(names.map(({ group }) => group))];
  return Object.fromEntries(
    groups.map((group) => [group, names.filter((each) => each.group === group).map(({ name }) => name)]),
  );
}

test.each([
  ['an alert', APPLICATION, '/alerts/15', '/alerts/15/when', APPLICATION, '/alerts/15/when'],
  [
    'a step',
    APPLICATION,
    '/journey/steps/2/step',
    '/journey/steps/2/when',
    'journeys/application.json',
    '/steps/2/when',
  ],
  [
    'a field that a condition reveals',
    'pages/quote.json',
    `${AGE_STEP}/uiSchema/partnerAge`,
    `${AGE_STEP}/schema/allOf/0/then/properties/partnerAge`,
    'steps/quote/age.json',
    '/schema/allOf/0/if',
  ],
  [
    'a named condition',
    'fields.json',
    '/conditions/hasPartner',
    '/conditions/hasPartner',
    'fields.json',
    '/conditions/hasPartner',
  ],
])('finds the condition of %s', (_, file, pointer, place, written, at) => {
  expect(conditionAt(file, pointer)).toMatchObject({
    place: { file, pointer: place },
    written: { file: written, pointer: at },
    schema: expect.anything(),
  });
});

test('refers to named conditions in the same way from any file', () => {
  const partner = { $ref: 'fields.json#/conditions/hasPartner' };
  expect(conditionAt(APPLICATION, '/journey/steps/2/step')?.schema).toEqual(partner);
  const named = conditionAt('fields.json', '/conditions/paymentIsBlocked');
  expect(named?.schema).toEqual({
    anyOf: [
      { $ref: 'fields.json#/conditions/outcomeIsChecked' },
      { $ref: 'fields.json#/conditions/outcomeIsUnknown' },
    ],
  });
  const others = termsAt('fields.json', '/conditions/paymentIsBlocked').filter(({ shared }) => shared);
  expect(others.map(({ label }) => label)).toContain('Has partner');
  expect(others.map(({ label }) => label)).not.toContain('Payment is blocked');
});

test('has no condition for a page', () => {
  expect(conditionAt(APPLICATION, '')).toBeUndefined();
});

test.each([
  ['a group', '/journey/steps/4/step/uiSchema/address/suburb', ['state', 'isManual']],
  [
    'an entry of a list',
    '/journey/steps/3/step/uiSchema/dependants/items/lastNameDependant',
    ['DOBDependant'],
  ],
])('offers the other fields of %s to a field in it, without named conditions', (_, pointer, names) => {
  expect(conditionAt(APPLICATION, pointer)).toMatchObject({ words: '' });
  expect(namesAt(APPLICATION, pointer)).toEqual({ 'Beside it': expect.arrayContaining(names) });
  const terms = termsAt(APPLICATION, pointer);
  expect(terms.filter(({ shared }) => shared)).toEqual([]);
  expect(terms.map(({ name }) => name)).not.toContain(pointer.split('/').at(-1));
});

test('offers the fields of the form, earlier answers and facts', () => {
  expect(namesAt('pages/quote.json', `${AGE_STEP}/uiSchema/partnerAge`)).toMatchObject({
    'This form': ['age'],
    'Earlier answers': ['visaType', 'coverType'],
    Facts: expect.arrayContaining(['outcome']),
  });
  expect(namesAt('pages/quote.json', '/journey/steps/3/step/summary/items/2')).not.toHaveProperty(
    'This form',
  );
  expect(Object.keys(namesAt(APPLICATION, '/alerts/15'))).toEqual(['Facts']);
  expect(namesAt(APPLICATION, '/journey/steps/1/step')['Earlier answers']).toEqual(['coverStart']);
});

test('offers the values of each name', () => {
  const names = termsAt('pages/quote.json', `${AGE_STEP}/uiSchema/partnerAge`);
  const find = (name: string) => names.find((each) => each.name === name);
  expect(find('age')).toMatchObject({ label: 'Your age', kind: 'number' });
  expect(find('coverType')?.choices).toContainEqual({ value: 'D', label: 'Couple' });
  expect(find('isConfirmed')?.choices).toEqual([{ value: true, label: 'Yes' }]);
  expect(find('visaType')?.kind).toBe('other');
  const inside = termsAt(APPLICATION, '/journey/steps/4/step/uiSchema/address/suburb');
  expect(inside.find(({ name }) => name === 'state')).toMatchObject({
    label: 'State or territory',
    kind: 'choices',
    choices: expect.arrayContaining([{ value: 'NSW', label: 'New South Wales' }]),
  });
});

test('says which other fields a condition reveals, and who uses a named one', () => {
  const phone = conditionAt(APPLICATION, '/journey/steps/4/step/uiSchema/phoneNumber');
  expect(phone?.alsoReveals).toEqual(['Home address in Australia']);
  const place = { file: 'fields.json', pointer: '/conditions/hasPartner' };
  const { uses } = propertiesAt(content, place, [], forms, labelAt);
  expect(uses.map(({ label }) => label)).toContain('How old are you?');
});

const texts = new Map([...files].map(([path, { text }]) => [path, text]));
const example = (file: string, pointer: string, changed = texts) =>
  exampleAt(content, { file, pointer }, async (page, at) =>
    answer({ root: CONTENT_DIR, texts: changed, page, pointer: at }),
  );

test.each([
  ['an alert', APPLICATION, '/alerts/15/when', ['Offer: unavailable']],
  ['a step', APPLICATION, '/journey/steps/2/when', ['Who needs cover?: Couple']],
  [
    'a field',
    'pages/quote.json',
    `${AGE_STEP}/schema/allOf/0/then/properties/partnerAge`,
    ['Who needs cover?: Couple'],
  ],
  ['a shared alert', 'fields.json', '/alerts/visaIsUnsupported/when', ['Visa type: Student visa']],
])('finds a visitor who sees %s', async (_, file, pointer, answers) => {
  expect(await example(file, pointer)).toEqual({ answers });
});

test('says why nobody sees something, and nothing about what is in no journey', async () => {
  const changed = new Map(
    [...texts].map(([path, text]) => [
      path,
      path.endsWith('payment.json') ? text.replace('"const": "failed"', '"const": "gone"') : text,
    ]),
  );
  expect(await example(APPLICATION, '/journey/steps/7/step/alerts/0/when', changed)).toEqual({
    nobody: expect.stringContaining('instalment is only ever known'),
  });
  expect(await example('email-quote.json', '/other')).toEqual({ unknown: true });
});

test('names the step of answers with the same label', () => {
  const labels = termsAt(APPLICATION, '/journey/steps/3/when').map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(['First name (About you)', 'First name (About your partner)']),
  );
  expect(labels).toContain('Cover start date');
});
