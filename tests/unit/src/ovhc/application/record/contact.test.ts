import { describe, expect, test } from 'vitest';
import { contactFields } from '../../../../../../src/ovhc/application/record/contact.ts';
import { offshore, onshore } from './sample.ts';

const both = {
  ...offshore,
  ...onshore,
  intendedAddress: { addresslineOne: '9 Other Street', suburb: 'PERTH' },
};

describe('§4 current location', () => {
  test('yes: onsite, with phone and address', () => {
    expect(contactFields(onshore)).toEqual({
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

  test('no: offshore, with the intended address and no phone', () => {
    expect(contactFields(offshore)).toMatchObject({
      onshoreIndicator: 'offshore',
      contactNumber: '',
      residentialAddressLineOne: '48 Martin Place',
      residentialPostCode: '0800',
    });
  });

  test('of the two addresses the one that counts', () => {
    expect(contactFields(both).residentialSuburb).toBe("O'CONNOR");
    expect(contactFields({ ...both, currentLocation: 'no' }).residentialSuburb).toBe('PERTH');
  });

  test('a phone number from before is not told of who is not in Australia', () => {
    expect(contactFields({ ...both, currentLocation: 'no' }).contactNumber).toBe('');
  });
});

test('§5 addresslineTwo is not required: it is empty where there is none', () => {
  expect(contactFields(offshore).residentialAddressLineTwo).toBe('');
});

test('§5 the spaces around the lines of an address are no part of it', () => {
  const address = {
    ...(onshore.address as object),
    addresslineOne: ' 48 Martin Place ',
    addresslineTwo: ' ',
    suburb: 'PERTH ',
  };
  expect(contactFields({ ...onshore, address })).toMatchObject({
    residentialAddressLineOne: '48 Martin Place',
    residentialAddressLineTwo: '',
    residentialSuburb: 'PERTH',
  });
});

test.each([undefined, '12 smi', [], null])('§3 %j is no address', (address) => {
  expect(contactFields({ ...onshore, address }).residentialAddressLineOne).toBeUndefined();
});
