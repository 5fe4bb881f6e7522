import type { PreSubmissionRecord } from '#types/api/preSubmission';
import type { CardResult } from '#types/data/card-result';
import { createSchemaAjv } from '../../../scripts/schemas/ajv.ts';
import {
  type Applicant,
  dayFromToday,
  fillApplication,
  hasDependants,
  isForTwo,
  openApplication,
  quoteOf,
} from '../support/application.ts';
import { EXPIRY, expectMembership, payByAccount, payByCard, payNow } from '../support/payment.ts';
import { COVER_TYPES, type CoverType, WORKING_HOLIDAY } from '../support/quotes.ts';
import { STORED_AFTER_PAYMENT } from '../support/storage.ts';
import { expect, test } from '../support/test.ts';

/** All fields of a record, each with its value or with a matcher. */
type Expected<Shape> = { [name in keyof Shape]: unknown };

const AMOUNT = expect.stringMatching(/^\d+\.\d\d$/);
const NOT_EMPTY = expect.stringMatching(/\S/);
const NAMES = { title: 'Dr', gender: 'F', lastName: 'O’Brien-Núñez', countryOfOrigin: 'NZL' } as const;
const FUND = {
  switchFundFlag: 'Y',
  existingFundId: NOT_EMPTY,
  existingFundName: 'Bupa',
  existingFundMemberNumber: 'AB123456',
  terminateMembershipFlag: 'Y',
} as const;
const CARD: Expected<Omit<CardResult, 'amount'>> = {
  cardToken: expect.stringMatching(/^411111.*1111$/),
  cardSchema: 'VISA',
  cardCategory: expect.any(String),
  cardExpiryDate: EXPIRY,
  maskedPAN: '411111XXXXXX1111',
  merchReference: NOT_EMPTY,
  txnReference: NOT_EMPTY,
};
const ACCOUNT = {
  accountName: 'Amélie O’Brien',
  bsbNumber: '062000',
  accountNumber: '001234567',
  branchName: 'Sydney, 48 Martin Place',
};

const ofPartner = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [`fam_spouse_${name}`, value]));

/** Returns a month later than a day (§9); the month's last day where it has no such day. */
function monthLater(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10);
}

/** Returns the record (§7) of an applicant who pays monthly. */
function recordOf(
  { coverType, isOnshore, hasCover }: Applicant,
  isCard: boolean,
): Expected<PreSubmissionRecord> {
  const fund = hasCover ? FUND : ({ switchFundFlag: 'N' } as const);
  const start = dayFromToday(0, 10).stored;
  const { title, gender, lastName, countryOfOrigin } = NAMES;
  // as the record writes a person, in this order
  const dependant = {
    title,
    gender,
    firstName: 'Bo',
    lastName,
    birthDate: dayFromToday(-3).stored,
    countryOfOrigin,
  };
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
    productId: NOT_EMPTY,
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
    amount: AMOUNT,
    basePremium: AMOUNT,
    branchName: 'Corporate Banking',
    ...(isCard ? CARD : ACCOUNT),
    ...(isForTwo(coverType) &&
      ofPartner({ ...NAMES, firstName: 'Jo', birthDate: dayFromToday(-33, -30).stored, ...fund })),
    ...(hasDependants(coverType) && { dependentDetails: JSON.stringify([dependant]) }),
  };
}

const isRecord = createSchemaAjv().getSchema('schema:/api/preSubmission.schema.json#/properties/record');

for (const coverType of Object.keys(COVER_TYPES) as CoverType[]) {
  for (const isOnshore of [true, false]) {
    for (const hasCover of [true, false]) {
      // so that each cover type is paid for in both ways
      const isCard = isOnshore === hasCover;
      const name = [
        COVER_TYPES[coverType],
        isOnshore ? 'in Australia' : 'abroad',
        hasCover ? 'with cover' : 'without cover',
        isCard ? 'by card' : 'by bank account',
      ].join(', ');
      test(`§2 the application to its confirmation: ${name}`, async ({ page, storage, sandbox }) => {
        const applicant = { coverType, isOnshore, hasCover };
        await storage.leave(quoteOf(coverType));
        await openApplication(page, 'cover-start');
        await fillApplication(page, applicant, async (hash) => {
          expect(new URL(page.url()).hash).toBe(`#${hash}`);
        });
        await expect(payNow(page)).toBeDisabled();
        await (isCard ? payByCard : payByAccount)(page);
        const { request } = await expectMembership(sandbox, page);
        expect(isRecord?.(request), 'it fits its schema').toBe(true);
        expect(request).toEqual(recordOf(applicant, isCard));
        expect(await storage.keys()).toEqual(STORED_AFTER_PAYMENT);
      });
    }
  }
}
