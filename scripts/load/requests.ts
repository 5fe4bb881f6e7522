import type { PriceRequest } from '#types/api/getPrice';
import type { PreSubmissionRecord } from '#types/api/preSubmission';

/** The price of a single of 30: Extended Visitor Cover, no excess, paid weekly. */
export const PRICE: PriceRequest = {
  CommencementDate: '2026-11-20',
  PaymentStartDate: '2026-11-27',
  RebateTier: -1,
  ClientDOB: '1996-11-20',
  SpouseDOB: '',
  ScaleCode: 'S',
  HcfProductId: 'HV3 XV1',
  ExcessCode: 'A',
  PaymentFrequency: 'W',
  ClientContiniousCoverFlag: 'N',
  SpouseContiniousCoverFlag: 'N',
  ageCode: 'B',
  StateCode: 'N',
  corporateName: '',
  isOVHCProduct: true,
};

/** The application for that cover, paid from a bank account. */
const APPLICATION: Omit<PreSubmissionRecord, 'submissionReference'> = {
  commencementDate: PRICE.CommencementDate,
  title: 'Ms',
  gender: 'F',
  firstName: 'Amélie',
  lastName: 'O’Neill',
  birthDate: PRICE.ClientDOB,
  contactNumber: '0491570006',
  email: 'amelie@example.com',
  countryOfOrigin: 'FRA',
  visaSubclass: '417',
  visaExpiryDate: '2028-05-01',
  onshoreIndicator: 'onsite',
  residentialAddressLineOne: '48 Martin Place',
  residentialAddressLineTwo: '',
  residentialSuburb: 'SYDNEY',
  residentialState: 'NSW',
  residentialPostCode: '2000',
  switchFundFlag: 'N',
  scaleCode: 'S',
  productId: 'HV3 XV1',
  productName: 'Extended Visitor Cover',
  excessCode: 'A',
  quoteId: '',
  opportunityId: '',
  rebateFlag: 'N',
  rebateTier: -1,
  payNowFlag: 'Y',
  paymentFrequency: 'W',
  paymentStartDate: '2026-12-20',
  amount: '148.20',
  basePremium: '34.20',
  branchName: 'Corporate Banking',
  debitType: 'E',
  accountName: 'Amélie O’Neill',
  bsbNumber: '062000',
  accountNumber: '12345678',
};

// written once: the load generator shares the machine with the server
const REST = `",${JSON.stringify(APPLICATION).slice(1)}`;

/** Returns the body of a submission. @param number makes its reference, so that each is a new application */
export function submission(number: number): string {
  return `{"submissionReference":"${number.toString(16).padStart(32, '0')}${REST}`;
}
