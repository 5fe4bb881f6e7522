import { join } from 'node:path';
import { diffLines } from 'diff';
import { expect, test } from 'vitest';
import { checkContent } from '../../../../../scripts/content/check/index.ts';
import { CONTENT_DIR, readContent } from '../../../../../scripts/content/read.ts';
import { withUnsaved } from '../../../../../scripts/content/unsaved.ts';
import { textsAfter } from '../../../../../scripts/studio/commands/index.ts';
import { createSiteContent } from '../../../../../scripts/studio/site-content.ts';
import type { JsonObject } from '../../../../../src/engine/form/paths.ts';
import type { Command } from '../../../../../src/studio/protocol.ts';

const files = readContent();
const content = createSiteContent(files, CONTENT_DIR);
const QUOTE = 'pages/quote.json';
const AGE_STEP = '/journey/steps/2/step';
const has = (name: string) => {
  return { $ref: `fields.json#/conditions/${name}` };
};
const isCouple = {
  type: 'object',
  properties: { coverType: { const: 'D' } },
  required: ['coverType'],
};

/** Returns the lines that a command removes and adds, by file, and the errors of the content after it. */
async function linesChanged(command: Command) {
  const texts = await textsAfter(content, command);
  const after = withUnsaved(
    files,
    new Map([...texts].map(([name, text]) => [join(CONTENT_DIR, name), text])),
    CONTENT_DIR,
    files,
  );
  const changes = [...texts].map(([name, text]) => {
    const parts = diffLines(content.fileOf(name).text, text ?? '');
    const lines = parts.flatMap(({ added, removed, value }) => {
      const sign = added ? '+' : removed ? '-' : undefined;
      return sign
        ? value
            .trimEnd()
            .split('\n')
            .map((line) => `${sign} ${line.trim()}`)
        : [];
    });
    return [name, lines];
  });
  const errors = (await checkContent(after)).filter(({ severity }) => severity === 'error');
  return { ...Object.fromEntries(changes), errors: errors.map(({ message }) => message) };
}

test.each<[string, Command, object]>([
  [
    'changes the condition of an alert',
    {
      type: 'condition',
      place: { file: 'pages/application.json', pointer: '/journey/steps/7/step/alerts/0/when' },
      schema: { type: 'object', properties: { instalment: { const: 'slow' } }, required: ['instalment'] },
      scope: 'everywhere',
    },
    { 'steps/application/payment.json': ['- "const": "failed"', '+ "const": "slow"'] },
  ],
  [
    'lets a step show only under a named condition',
    {
      type: 'condition',
      place: { file: 'pages/application.json', pointer: '/journey/steps/4/when' },
      schema: has('hasPartner'),
      scope: 'everywhere',
    },
    {
      'journeys/application.json': [
        '+ "when": {',
        '+ "$ref": "../fields.json#/conditions/hasPartner"',
        '+ },',
      ],
    },
  ],
  [
    'lets a step always show',
    {
      type: 'condition',
      place: { file: 'pages/application.json', pointer: '/journey/steps/2/when' },
      scope: 'everywhere',
    },
    {
      'journeys/application.json': [
        '- "stage": "details",',
        '- "when": {',
        '- "$ref": "../fields.json#/conditions/hasPartner"',
        '- }',
        '+ "stage": "details"',
      ],
    },
  ],
  [
    'changes the condition that reveals a field',
    {
      type: 'condition',
      place: { file: QUOTE, pointer: `${AGE_STEP}/schema/allOf/0/then/properties/partnerAge` },
      schema: isCouple,
      scope: 'everywhere',
    },
    {
      'steps/quote/age.json': [
        '- "$ref": "../../fields.json#/conditions/hasPartner"',
        '+ "type": "object",',
        '+ "properties": {',
        '+ "coverType": {',
        '+ "const": "D"',
        '+ }',
        '+ },',
        '+ "required": ["coverType"]',
      ],
    },
  ],
  [
    'changes a shared alert in one place only, and adds what it reads',
    {
      type: 'condition',
      place: {
        file: 'pages/application.json',
        pointer: '/journey/steps/1/step/uiSchema/DOB/ui:alerts/0/when',
      },
      schema: { type: 'object', properties: { offer: { const: 'available' } }, required: ['offer'] },
      scope: 'here',
    },
    {
      'steps/application/personal-details.json': expect.arrayContaining([
        '+ "$ref": "../../fields.json#/alerts/priceChangedByVisitor",',
        '+ "const": "available"',
        expect.stringMatching(/^\+ "reads": \[.*, "offer"\],$/),
      ]),
    },
  ],
  [
    'adds what a shared alert reads to each step that has it',
    {
      type: 'condition',
      place: { file: 'fields.json', pointer: '/alerts/visaIsUnsupported/when' },
      schema: { ...isCouple, properties: { missing: { const: 'age' } }, required: ['missing'] },
      scope: 'everywhere',
    },
    {
      'fields.json': expect.arrayContaining(['+ "const": "age"']),
      'steps/quote/age.json': [
        '- "reads": ["coverType", "visaType"],',
        '+ "reads": ["coverType", "visaType", "missing"],',
      ],
      'steps/quote/cover-type.json': ['- "reads": ["visaType"],', '+ "reads": ["visaType", "missing"],'],
    },
  ],
  [
    'adds what a named condition reads to each step that uses it',
    {
      type: 'condition',
      place: { file: 'fields.json', pointer: '/conditions/hasDependants' },
      schema: { allOf: [has('hasPartner'), { type: 'object', required: ['missing'] }] },
      scope: 'everywhere',
    },
    { 'fields.json': expect.arrayContaining(['+ "$ref": "#/conditions/hasPartner"']) },
  ],
  [
    'names a condition',
    {
      type: 'nameCondition',
      place: {
        file: 'pages/application.json',
        pointer: '/journey/steps/5/step/schema/allOf/0/then/properties/currentFund',
      },
      name: 'Has health cover',
    },
    {
      'fields.json': [
        '+ },',
        '+ "hasHealthCover": {',
        '+ "type": "object",',
        '+ "properties": {',
        '+ "currentHealthCover": {',
        '+ "const": "yes"',
        '+ }',
        '+ },',
        '+ "required": ["currentHealthCover"]',
      ],
      'steps/application/current-cover.json': [
        '- "type": "object",',
        '- "properties": {',
        '- "currentHealthCover": {',
        '- "const": "yes"',
        '- }',
        '- },',
        '- "required": ["currentHealthCover"]',
        '+ "$ref": "../../fields.json#/conditions/hasHealthCover"',
      ],
    },
  ],
])('%s', async (_, command, expected) => {
  expect(await linesChanged(command)).toEqual({ ...expected, errors: [] });
});

const CONTACT = '/journey/steps/4/step/schema';
const field = (pointer: string) => {
  return { file: 'pages/application.json', pointer: `${CONTACT}${pointer}` };
};

/** Returns the fields of the step “Contact details” after a command. */
async function schemaAfter(command: Command) {
  const text = (await textsAfter(content, command)).get('steps/application/contact-details.json') ?? '';
  const { properties, required, allOf = [] } = JSON.parse(text).schema;
  const names = ({ properties: own = {}, required: all }: { properties?: object; required?: string[] }) => {
    return { fields: Object.keys(own), required: all };
  };
  return {
    ...names({ properties, required }),
    reveals: allOf.map((each: { if: object; then: object }) => names(each.then)),
  };
}

test('lets a field always show', async () => {
  const { errors } = await linesChanged({
    type: 'condition',
    place: field('/allOf/0/then/properties/address'),
    scope: 'everywhere',
  });
  expect(errors).toEqual([]);
  expect(
    await schemaAfter({
      type: 'condition',
      place: field('/allOf/0/then/properties/address'),
      scope: 'everywhere',
    }),
  ).toEqual({
    fields: ['currentLocation', 'email', 'address'],
    required: ['currentLocation', 'email', 'address'],
    reveals: [
      { fields: ['phoneNumber'], required: ['phoneNumber'] },
      { fields: ['intendedAddress'], required: ['intendedAddress'] },
    ],
  });
  expect(
    await schemaAfter({
      type: 'condition',
      place: field('/allOf/1/then/properties/intendedAddress'),
      scope: 'everywhere',
    }),
  ).toMatchObject({
    fields: ['currentLocation', 'email', 'intendedAddress'],
    reveals: [{ fields: ['phoneNumber', 'address'] }],
  });
});

test.each([
  ['beside the fields with the same condition', 'yes', ['phoneNumber', 'address', 'email'], 2],
  ['under a condition of its own', 'other', ['email'], 3],
])('reveals a field %s', async (_, answer, fields, count) => {
  const { reveals, ...rest } = await schemaAfter({
    type: 'condition',
    place: field('/properties/email'),
    schema: {
      type: 'object',
      properties: { currentLocation: { const: answer } },
      required: ['currentLocation'],
    },
    scope: 'everywhere',
  });
  expect(rest).toEqual({ fields: ['currentLocation'], required: ['currentLocation'] });
  expect(reveals).toHaveLength(count);
  expect(reveals).toContainEqual({ fields, required: fields });
});

test('reveals a field in an entry of a list, and lets it always show again', async () => {
  const items = '/journey/steps/3/step/schema/properties/dependants/items';
  const isOne = {
    type: 'object',
    properties: { genderDependant: { const: 'He/Him' } },
    required: ['genderDependant'],
  };
  const command = (pointer: string, schema?: JsonObject) =>
    ({
      ...{ type: 'condition', place: { file: 'pages/application.json', pointer }, scope: 'everywhere' },
      ...(schema && { schema }),
    }) as Command;
  const reveal = command(`${items}/properties/lastNameDependant`, isOne);
  const { errors, ...changed } = await linesChanged(reveal);
  expect(errors).toEqual(['The answer "lastNameDependant" is optional, but code needs it.']);
  expect(Object.keys(changed)).toEqual(['steps/application/dependants-details.json']);
  const texts = await textsAfter(content, reveal);
  const all = new Map([...texts].map(([name, text]) => [join(CONTENT_DIR, name), text]));
  const after = createSiteContent(withUnsaved(files, all, CONTENT_DIR, files), CONTENT_DIR);
  const written = JSON.parse(texts.get('steps/application/dependants-details.json') ?? '');
  const { properties, required, allOf } = written.schema.properties.dependants.items;
  expect(properties).not.toHaveProperty('lastNameDependant');
  expect(required).not.toContain('lastNameDependant');
  expect(allOf).toMatchObject([{ if: isOne, then: { required: ['lastNameDependant'] } }]);
  const back = await textsAfter(after, command(`${items}/allOf/0/then/properties/lastNameDependant`));
  const { items: shown } = JSON.parse([...back.values()][0] ?? '').schema.properties.dependants;
  expect(shown.allOf).toBeUndefined();
  expect(shown.required).toContain('lastNameDependant');
});
