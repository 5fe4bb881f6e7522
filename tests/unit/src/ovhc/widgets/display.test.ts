import { expect, test } from 'vitest';
import { display } from '../../../../../src/ovhc/widgets/address/value.ts';

test.each([
  [
    { addresslineOne: '12 SMITH STREET', suburb: 'PARRAMATTA', state: 'NSW', postCode: '2150' },
    '12 SMITH STREET, PARRAMATTA NSW 2150',
  ],
  [
    { isManual: true, addresslineOne: '1 Main Street', addresslineTwo: 'Unit 3', suburb: 'Perth' },
    '1 Main Street, Unit 3, Perth',
  ],
  ['12 smi', '12 smi'],
  [{}, ''],
] as const)('displays the address %j', (value, text) => {
  expect(display(value)).toBe(text);
});
