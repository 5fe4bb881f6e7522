import type { Step } from '#types/content/step';
import type { ApplicationDraft } from '#types/data/application-draft';
import type { SavedQuote } from '#types/data/saved-quote';
import { type Day, isDay } from '../../engine/days.ts';
import { byField, errorAt } from '../../engine/form/field-errors.ts';
import type { JsonObject } from '../../engine/form/paths.ts';
import { revealedFields } from '../../engine/form/revealed-fields.ts';
import type { Validators } from '../../engine/validators/validators.ts';
import { ageOn, birthdayOfAge } from '../quote/days.ts';
import { PRICE_INPUTS } from '../quote/price-inputs.ts';
import { frequencyOf } from '../quote/prices.ts';
import { type AnswerName, type Answers, type Branch, firstItem } from './answers.ts';

/** The ages of adults who can be covered (§9). */
const ADULT = { youngest: 18, oldest: 100 };

function asDay(answer: unknown): Day | undefined {
  return typeof answer === 'string' && isDay(answer) ? answer : undefined;
}

/** Returns the age for a date of birth if it is that of an adult who can be covered. */
function adultAge(birthday: unknown, today: Day): number | undefined {
  const day = asDay(birthday);
  const age = day ? ageOn(today, day) : Number.NaN;
  return age >= ADULT.youngest && age <= ADULT.oldest ? age : undefined;
}

type PriceInput = (typeof PRICE_INPUTS)[keyof typeof PRICE_INPUTS];

/** A price input that the application asks for. */
export type AnsweredInput = Extract<PriceInput, readonly [string, string, string]>;

/** The price inputs that an application answers (§4), as rows of PRICE_INPUTS. */
export const ANSWERED_INPUTS = Object.values<PriceInput>(PRICE_INPUTS).filter(
  (input): input is AnsweredInput => input.length === 3,
);

/** Converts an answer into fields of the quote, and back. */
interface Conversion {
  /** Returns the quote's fields for this answer; none if it is incomplete. */
  toQuote(answer: unknown, today: Day): SavedQuote;
  /** Returns the answer for an application that starts with this quote. */
  fromQuote?(quote: SavedQuote, today: Day): unknown;
}

const CONVERSIONS: Readonly<Record<AnsweredInput[2], Conversion>> = {
  coverStart: {
    toQuote(answer) {
      const day = asDay(answer);
      return day ? { coverStart: day, coverStartDate: day } : {};
    },
    fromQuote({ coverStart, coverStartDate = coverStart }, today) {
      return coverStartDate && coverStartDate >= today ? coverStartDate : undefined;
    },
  },
  DOB: {
    toQuote(answer, today) {
      const age = adultAge(answer, today);
      return age === undefined ? {} : { age, dob: answer as Day, DOB: answer as Day };
    },
    fromQuote: ({ dob, age }, today) => birthdayOfAge(dob, age, today),
  },
  DOBPartner: {
    toQuote(answer, today) {
      const partnerAge = adultAge(answer, today);
      return partnerAge === undefined ? {} : { partnerAge, partnerDob: answer as Day };
    },
    fromQuote: ({ partnerDob, partnerAge }, today) => birthdayOfAge(partnerDob, partnerAge, today),
  },
  currentHealthCover: {
    toQuote: (answer) => (answer === 'yes' || answer === 'no' ? { currentHealthCover: answer } : {}),
    fromQuote: ({ currentHealthCover }) => currentHealthCover,
  },
  // only the draft stores it, see withPartnerCover
  currentHealthCoverPartner: { toQuote: () => ({}) },
  // the payment step reads it from the quote, so no draft stores it
  paymentFrequency: { toQuote: (answer) => ({ paymentFrequency: frequencyOf(answer) }) },
};

const conversions = Object.entries(CONVERSIONS) as [AnsweredInput[2], Conversion][];

/** Returns the answers that the quote already has for an application that starts in this tab (WCAG 3.3.7). */
export function answersFromQuote(quote: SavedQuote, today: Day): Answers {
  return Object.fromEntries(conversions.map(([name, { fromQuote }]) => [name, fromQuote?.(quote, today)]));
}

export interface QuoteChanges {
  quote: SavedQuote;
  /** The date of birth that was changed; '' if another answer changed. */
  changedBy: ApplicationDraft['priceChangedBy'] | '';
}

/**
 * Returns how answers of the application change the priced quote (§4): a date of birth changes the age, the start of
 * cover the first day, and the payment step the frequency. Incomplete answers don't change the quote.
 * @param answers the valid ones
 */
export function quoteChanges(answers: Answers, today: Day): QuoteChanges {
  const given = conversions.filter(([name]) => answers[name] !== undefined);
  const quote: SavedQuote = Object.assign(
    {},
    ...given.map(([name, { toQuote }]) => toQuote(answers[name], today)),
  );
  const changedBy = 'dob' in quote ? 'DOB' : 'partnerDob' in quote ? 'DOBPartner' : '';
  return { quote, changedBy };
}

/**
 * Returns the names of the dates of birth that contradict the age, which was changed in the quote or in another tab.
 * A date of birth that the quote itself stores matched when it was entered: the visitor has had a birthday since.
 */
export function findContradictedBirthdays(answers: Answers, quote: SavedQuote, today: Day): AnswerName[] {
  const birthdays = [
    ['DOB', quote.age, quote.dob],
    ['DOBPartner', quote.partnerAge, quote.partnerDob],
  ] as const;
  return birthdays.flatMap(([name, age, day]) => {
    const answered = adultAge(answers[name], today);
    const isOther = answered !== undefined && age !== undefined && answered !== age;
    return isOther && answers[name] !== day ? [name] : [];
  });
}

/** Returns the names of chosen days that are now in the past. */
export function findPassedDays({ coverStart }: Answers, today: Day): AnswerName[] {
  const day = asDay(coverStart);
  return day && day < today ? ['coverStart'] : [];
}

/** The quote's fields for answers that don't affect the price (§3), by answer name. */
const STORED_AS = {
  visaExpiryDate: ['visaExpiryDate', asDay],
  memberNumber: ['memberNo', (answer: unknown) => answer],
  bsbNumber: ['branchName', (answer: unknown) => firstItem<Branch>(answer)?.branchName],
} as const satisfies Partial<Record<AnswerName, readonly [keyof SavedQuote, (answer: unknown) => unknown]>>;

type StoredAnswer = keyof typeof STORED_AS;

/** The names of all answers that the quote stores. */
export const FOLLOWED_ANSWERS: readonly string[] = [
  ...ANSWERED_INPUTS.map(([, , answer]) => answer),
  ...Object.keys(STORED_AS),
];

/**
 * Returns the quote's fields for changed answers; undefined for an answer that is no longer valid.
 * @param changes the names of the changed answers
 * @param answers the valid answers
 */
export function storedAnswers(
  changes: readonly string[],
  answers: Answers,
): { [name in keyof SavedQuote]?: unknown } {
  const names = (Object.keys(STORED_AS) as StoredAnswer[]).filter((name) => changes.includes(name));
  return Object.fromEntries(
    names.map((name) => {
      const [field, read] = STORED_AS[name];
      return [field, read(answers[name])];
    }),
  );
}

/**
 * Returns the answers with some names that are in view and valid in each step that asks for them, even if the steps
 * are incomplete.
 * @param answers all answers, and the facts that the steps' conditions read
 */
export function validAnswers(
  steps: readonly Step[],
  validators: Validators,
  answers: JsonObject,
  names: readonly string[],
): JsonObject {
  const checked = steps.map(({ schema }) => ({
    fields: revealedFields(schema, answers, validators),
    errors: byField(validators.errors(schema, answers)),
  }));
  const isValid = (name: string) => {
    const asking = checked.filter(({ fields }) => Object.hasOwn(fields, name));
    return asking.length > 0 && asking.every(({ errors }) => !errorAt(errors, `/${name}`, true));
  };
  return Object.fromEntries(names.filter(isValid).map((name) => [name, answers[name]]));
}
