import type { PreSubmissionRecord } from '#types/api/preSubmission';
import { type PaymentFrequency, PERIODS } from '../data/frequencies.ts';
import { dollars } from '../data/prices.ts';
import { refusal } from '../http-error.ts';
import { type PremiumTerms, premiumsFor, type TermNames } from '../premium.ts';
import { regularPaymentFor } from '../regular-payment.ts';
import { CALL } from './name.ts';

const NAMES: TermNames = {
  call: CALL,
  productId: 'productId',
  coverType: 'scaleCode',
  start: 'commencementDate',
  birthday: 'birthDate',
  partnerBirthday: 'fam_spouse_birthDate',
};

/** The first instalment is a month's premium, however regular payments are made (§9). */
const FIRST_INSTALMENT: PaymentFrequency = 'M';

const termsOf = (record: PreSubmissionRecord): PremiumTerms => ({
  productId: record.productId,
  coverType: record.scaleCode,
  excessCode: record.excessCode,
  start: record.commencementDate,
  birthday: record.birthDate,
  partnerBirthday: record.fam_spouse_birthDate ?? '',
});

/** @throws a 400 for a product, an amount or a day of payment that the record's own terms do not come to */
export function checkTerms(record: PreSubmissionRecord): void {
  const { commencementDate, paymentFrequency } = record;
  const premiums = premiumsFor(termsOf(record), NAMES);
  const expect = (field: 'basePremium' | 'amount' | 'paymentStartDate', right: string, why: string) => {
    if (record[field] !== right)
      throw refusal(CALL, field, `is ${record[field]}, but ${why} comes to ${right}`);
  };

  const premiumAt = (frequency: PaymentFrequency) => dollars(premiums[PERIODS[frequency]]);
  expect('basePremium', premiumAt(paymentFrequency), `the premium of this record, paid ${paymentFrequency},`);
  expect('amount', premiumAt(FIRST_INSTALMENT), `the first instalment, one month's premium of this record,`);
  expect(
    'paymentStartDate',
    regularPaymentFor(commencementDate, paymentFrequency),
    `§9's regular payment date for ${paymentFrequency}, counted from ${commencementDate},`,
  );
}
