import { expect } from '@playwright/test';
import type { PreSubmissionRecord } from '#types/api/preSubmission';
import type { CardResult } from '#types/data/card-result';
import { dayFromToday } from './application.ts';
import { EXPIRY } from './payment.ts';
import { type CoverType, WORKING_HOLIDAY } from './quotes.ts';

/** All fields of a record, each with its value or with what matches it. */
type Expected<Shape> = { [name in keyof Shape]: unknown };

export interface Walk {
  coverType: CoverType;
  isOnshore: boolean;
  hasCover: boolean;
  isCard: boolean;
}

const NAMES = { title: 'Dr', gender: 'F', lastName: 'O’Brien-Núñez', countryOfOrigin: 'NZL' } as const;
const FUND = {
  switchFundFlag: 'Y',
  existingFundId: expect.stringMatching(/\S/),
  existingFundName: 'Bupa',
  existingFundMemberNumber: 'AB123456',
  terminateMembershipFlag: 'Y',
} as const;

const prefixed = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [`fam_spouse_${name}`, value]));

const CARD: Expected<Omit<CardResult, 'amount'>> = {
  cardToken: expect.stringMatching(/^411111.*1111$/),
  cardSchema: 'VISA',
  cardCategory: expect.any(String),
  cardExpiryDate: EXPIRY,
  maskedPAN: '411111XXXXXX1111',
  merchReference: expect.stringMatching(/\S/),
  txnReference: expect.stringMatching(/\S/),
};

const ACCOUNT = {
  accountName: 'Amélie O’Brien',
  bsbNumber: '062000',
  accountNumber: '001234567',
  branchName: 'Sydney, 48 Martin Place',
};

/** The record (§7) of what the walk types, as the insurer should get it: monthly, so one amount is both. */
export function recordOf({ coverType, isOnshore, hasCover, isCard }: Walk): Expected<PreSubmissionRecord> {
  const isForTwo = coverType === 'D' || coverType === 'F';
  const hasDependants = coverType === 'P' || coverType === 'F';
  const amount = expect.stringMatching(/^\d+\.\d\d$/);
  const fund = hasCover ? FUND : ({ switchFundFlag: 'N' } as const);
  const dependant = { ...NAMES, firstName: 'Bo', birthDate: dayFromToday(-3).stored };
  const start = dayFromToday(0, 10).stored;
  return {
    submissionReference: expect.stringMatching(/^[0-9a-f]{32}$/),
    commencementDate: start,
    ...NAMES,
    firstName: 'Amélie',
    birthDate: dayFromToday(-34, -30).stored,
    contactNumber: isOnshore ? '0491570006' : '',
    email: 'amelie@example.com',
    visaSubclass: WORKING_HOLIDAY.code,
    visaExpiryDate: dayFromToday(2).stored,
    onshoreIndicator: isOnshore ? 'onsite' : 'offshore',
    residentialAddressLineOne: expect.stringMatching(/12 SMITH STREET/i),
    residentialAddressLineTwo: '',
    residentialSuburb: 'PARRAMATTA',
    residentialState: 'NSW',
    residentialPostCode: '2150',
    ...fund,
    scaleCode: coverType,
    productId: expect.stringMatching(/\S/),
    productName: 'Extended Visitor Cover',
    excessCode: 'N',
    quoteId: '',
    opportunityId: '',
    rebateFlag: 'N',
    rebateTier: -1,
    payNowFlag: 'Y',
    debitType: isCard ? 'C' : 'E',
    paymentFrequency: 'M',
    paymentStartDate: monthLater(start),
    amount,
    basePremium: amount,
    branchName: 'Corporate Banking',
    ...(isCard ? CARD : ACCOUNT),
    ...(isForTwo &&
      prefixed({ ...NAMES, firstName: 'Jo', birthDate: dayFromToday(-33, -30).stored, ...fund })),
    ...(hasDependants && { dependentDetails: JSON.stringify([inOrder(dependant)]) }),
  };
}

/** As the record writes a person, so that the text is the same. */
function inOrder({ title, gender, firstName, lastName, birthDate, countryOfOrigin }: typeof NAMES & Person) {
  return { title, gender, firstName, lastName, birthDate, countryOfOrigin };
}

interface Person {
  firstName: string;
  birthDate: string;
}

/** §9: payments that are made monthly start a month after the cover; the month's last day where it has no such day. */
function monthLater(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}
