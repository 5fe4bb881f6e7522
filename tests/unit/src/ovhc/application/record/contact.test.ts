import { expect, test } from 'vitest';
import { contactFields } from '../../../../../../src/ovhc/application/record/contact.ts';
import { home, offshore, onshore } from './sample.ts';

const both = { ...offshore, ...onshore, intendedAddress: { ...home, suburb: 'PERTH', addresslineTwo: ' ' } };

test('§4 a visitor in Australia is onsite, with phone and current address', () => {
  expect(contactFields(both)).toEqual({
    onshoreIndicator: 'onsite',
    contactNumber: '0491570006',
    email: 'amelie.oneill@example.com',
    residentialAddressLineOne: '48 Martin Place',
    residentialAddressLineTwo: 'Unit 4',
    residentialSuburb: "O'CONNOR",
    residentialState: 'NT',
    residentialPostCode: '0800',
  });
});

test('§4 a visitor elsewhere is offshore, with the intended address and no phone', () => {
  const sent = { onshoreIndicator: 'offshore', contactNumber: '', residentialSuburb: 'PERTH' };
  expect(contactFields({ ...both, currentLocation: 'no' })).toMatchObject(sent);
});

test('§5 addresslineTwo is not required, and spaces around the lines are dropped', () => {
  const address = { ...home, addresslineOne: ' 48 Martin Place ', addresslineTwo: ' ', suburb: 'PERTH ' };
  expect(contactFields({ ...onshore, address })).toMatchObject({
    residentialAddressLineOne: '48 Martin Place',
    residentialAddressLineTwo: '',
    residentialSuburb: 'PERTH',
  });
});

test.each([undefined, '12 smi', [], null])('§3 %j is no address', (address) => {
  expect(contactFields({ ...onshore, address }).residentialAddressLineOne).toBeUndefined();
});
