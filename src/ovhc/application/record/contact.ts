import type { Address } from '#types/data/answers';
import type { Unchecked } from '../../quote/unchecked.ts';
import { type Answers, isAnswered } from '../answers.ts';
import { isObject, trimmed } from './items.ts';

/** Where the visitor is and can be reached. Who is not in Australia tells where they are going to live, and no phone. */
export function contactOf(answers: Answers) {
  const isOnshore = isAnswered(answers, 'currentLocation', 'yes');
  const told = isOnshore ? answers.address : answers.intendedAddress;
  const address: Unchecked<Address> = isObject(told) ? told : {};
  return {
    onshoreIndicator: isOnshore ? 'onsite' : 'offshore',
    contactNumber: isOnshore ? answers.phoneNumber : '',
    email: answers.email,
    residentialAddressLineOne: trimmed(address.addresslineOne),
    residentialAddressLineTwo: trimmed(address.addresslineTwo ?? ''),
    residentialSuburb: trimmed(address.suburb),
    residentialState: address.state,
    residentialPostCode: address.postCode,
  };
}
