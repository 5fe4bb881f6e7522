import type { Address } from '#types/data/answers';
import { isObject } from '../../../engine/form/paths.ts';
import { type Answers, isAnswered, trimmed } from '../answers.ts';

/**
 * Returns where visitors are and how to reach them. Visitors outside Australia give their intended address and no
 * phone.
 */
export function contactFields(answers: Answers) {
  const isOnshore = isAnswered(answers, 'currentLocation', 'yes');
  const answer = isOnshore ? answers.address : answers.intendedAddress;
  const address: Partial<Record<keyof Address, unknown>> = isObject(answer) ? answer : {};
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
