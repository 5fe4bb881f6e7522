import { createSchemaAjv } from '../../../scripts/schemas/ajv.ts';
import { COVER_TYPES, dayFromToday, hasDependants, isForTwo, quoteOf } from '../support/data.ts';
import type { Applicant } from '../support/pages/application.ts';
import { expect, test } from '../support/test.ts';

const NAMES = { title: 'Dr', gender: 'F', lastName: 'O’Brien-Núñez', countryOfOrigin: 'NZL' };
const FUND = { switchFundFlag: 'Y', existingFundName: 'Bupa', existingFundMemberNumber: 'AB123456' };
const CARD = { debitType: 'C', maskedPAN: '411111XXXXXX1111', cardSchema: 'VISA' };
const ACCOUNT = {
  debitType: 'E',
  accountName: 'Amélie O’Brien',
  bsbNumber: '062000',
  accountNumber: '001234567',
  branchName: 'Sydney, 48 Martin Place',
};

/** Returns the applicant's answers as they are in the record (§7). Unit tests cover the rest of the record. */
function enteredBy({ coverType, isOnshore, hasCover }: Applicant, isCard: boolean) {
  const fund = hasCover ? { ...FUND, terminateMembershipFlag: 'Y' } : { switchFundFlag: 'N' };
  const partner = { ...NAMES, firstName: 'Jo', birthDate: dayFromToday(-33, -30).stored, ...fund };
  const dependant = { ...NAMES, firstName: 'Bo', birthDate: dayFromToday(-3).stored };
  return {
    record: {
      commencementDate: dayFromToday(0, 10).stored,
      ...NAMES,
      firstName: 'Amélie',
      birthDate: dayFromToday(-34, -30).stored,
      contactNumber: isOnshore ? '0491570006' : '',
      email: 'amelie@example.com',
      visaSubclass: '417',
      visaExpiryDate: dayFromToday(2).stored,
      onshoreIndicator: isOnshore ? 'onsite' : 'offshore',
      residentialAddressLineOne: expect.stringMatching(/12 SMITH STREET/i),
      residentialSuburb: 'PARRAMATTA',
      residentialState: 'NSW',
      residentialPostCode: '2150',
      ...fund,
      scaleCode: coverType,
      productName: 'Extended Visitor Cover',
      paymentFrequency: 'M',
      ...(isCard ? CARD : ACCOUNT),
      ...(isForTwo(coverType) &&
        Object.fromEntries(Object.entries(partner).map(([name, value]) => [`fam_spouse_${name}`, value]))),
    },
    dependants: hasDependants(coverType) ? [dependant] : [],
  };
}

const isRecord = createSchemaAjv().getSchema('schema:/api/preSubmission.schema.json#/properties/record');

const BOTH = [true, false];
const APPLICANTS = (Object.keys(COVER_TYPES) as Applicant['coverType'][]).flatMap((coverType) =>
  BOTH.flatMap((isOnshore) => BOTH.map((hasCover): Applicant => ({ coverType, isOnshore, hasCover }))),
);

for (const applicant of APPLICANTS) {
  const { coverType, isOnshore, hasCover } = applicant;
  // so that each cover type is paid by card and from an account
  const isCard = isOnshore === hasCover;
  const name = [
    COVER_TYPES[coverType],
    isOnshore ? 'in Australia' : 'abroad',
    hasCover ? 'with cover' : 'without cover',
    isCard ? 'by card' : 'by bank account',
  ].join(', ');
  test(`§2 completes the application: ${name}`, async ({ page, payment }) => {
    await payment.openStep('cover-start', quoteOf(coverType));
    await payment.fillAll(applicant, async (hash) => {
      expect(new URL(page.url()).hash).toBe(`#${hash}`);
    });
    await expect(payment.payNow).toBeDisabled();
    await (isCard ? payment.payByCard() : payment.payByAccount());
    const { request } = await payment.expectMembership();
    const { record, dependants } = enteredBy(applicant, isCard);
    expect(isRecord?.(request), 'it fits its schema').toBe(true);
    expect(request).toMatchObject(record);
    expect(JSON.parse(request.dependentDetails ?? '[]')).toEqual(dependants);
  });
}
