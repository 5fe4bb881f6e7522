import { expect, test } from 'vitest';
import { shapeOf } from '../../../../../src/engine/form/revealed-fields.ts';
import { compileForm } from '../../compile.ts';

const text = { type: 'string' };
const isYes = (name: string) => ({
  type: 'object',
  properties: { [name]: { const: 'yes' } },
  required: [name],
});
const shaper = async (schema: object) => {
  const form = await compileForm({ type: 'object', ...schema });
  return (data: object) => shapeOf(form.schema, { ...data }, form.validators);
};

test('§4 a form has another shape when a field comes, and the old one when it goes', async () => {
  const shape = await shaper({
    properties: { cover: text, name: text },
    if: isYes('cover'),
    then: { properties: { fund: text } },
  });
  expect(shape({ cover: 'yes' })).not.toBe(shape({ cover: 'no' }));
  expect(shape({ cover: 'yes', name: 'Ada', fund: 'HCF' })).toBe(shape({ cover: 'yes' }));
  expect(shape({})).toBe(shape({ cover: 'n' }));
});

test.each([
  ['is required by it', { then: { required: ['phone'] } }],
  [
    'is another in each branch',
    { then: { properties: { phone: { ...text, title: 'A' } } }, else: { properties: { phone: text } } },
  ],
])('§4 a form has another shape when a field that stays %s', async (_case, branches) => {
  const shape = await shaper({ properties: { here: text, phone: text }, if: isYes('here'), ...branches });
  expect(shape({ here: 'yes' })).not.toBe(shape({ here: 'no' }));
});

test('§3 the shape of a list is that of its items', async () => {
  const item = {
    type: 'object',
    properties: { covered: text },
    if: isYes('covered'),
    then: { properties: { fund: text } },
  };
  const shape = await shaper({ properties: { dependants: { type: 'array', items: item } } });
  const list = (...covered: string[]) => ({ dependants: covered.map((answer) => ({ covered: answer })) });
  expect(shape(list('yes', 'no'))).not.toBe(shape(list('no', 'yes')));
  expect(shape(list('no'))).not.toBe(shape(list('no', 'no')));
  expect(shape(list('no'))).toBe(shape(list('n')));
});

test('a form without conditions has one shape for ever', async () => {
  const shape = await shaper({ properties: { name: text } });
  expect(shape({ name: 'Ada' })).toBe(shape({}));
});
