import type { PreSubmissionRecord } from '#types/api/preSubmission';

/**
 * The fields of a record that may say who somebody is. E-mail addresses, days and numbers are found by PATTERNS as well.
 * The test of this file names the fields that are not personal, so a new field has to be in one of the two lists.
 */
export const PERSONAL = [
  'submissionReference',
  'firstName',
  'lastName',
  'birthDate',
  'contactNumber',
  'residentialAddressLineOne',
  'residentialAddressLineTwo',
  'residentialSuburb',
  'existingFundMemberNumber',
  'cardToken',
  'maskedPAN',
  'merchReference',
  'txnReference',
  'accountName',
  'bsbNumber',
  'accountNumber',
  'fam_spouse_firstName',
  'fam_spouse_lastName',
  'fam_spouse_birthDate',
  'fam_spouse_existingFundMemberNumber',
  'dependentDetails',
] as const satisfies readonly (keyof PreSubmissionRecord)[];

/** The names of fields inside dependentDetails, which are no personal words. */
const FIELD_NAMES = ['title', 'gender', 'firstname', 'lastname', 'birthdate', 'countryoforigin'];

const REDACTED = '…';

/** Match what may be somebody's number, a day or an e-mail address, whoever it belongs to. */
const PATTERNS = [/\S+@\S+/g, /\d[\d Xx*./-]{2,}\d/g];

/** Letters whose marks Unicode does not take apart. */
const UNMARKED: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' };

/** Returns the letters without marks, case or the many apostrophes: one for each, so that positions stay the same. */
function fold(text: string): string {
  const letters = text.split('').map((letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return UNMARKED[plain] ?? plain;
  });
  return letters.join('').replace(/[’‘`´]/g, "'");
}

/** Returns the words in a record's personal fields, the longest first. */
function personalWords(record: PreSubmissionRecord): string[] {
  const texts = PERSONAL.map((name) => String(record[name] ?? ''));
  const whole = texts.flatMap((text) => fold(text.normalize('NFC')).match(/[\p{L}\p{N}'-]{2,}/gu) ?? []);
  // each half of a double name is a name, too; letters between the digits of a reference are no word
  const halves = whole.flatMap((word) => word.split('-')).filter((half) => /^[\p{L}']{2,}$/u.test(half));
  const unquoted = [...whole, ...halves].map((word) => word.replaceAll("'", ''));
  const words = [...whole, ...halves, ...unquoted.filter((word) => word.length > 1)];
  return [...new Set(words)]
    .filter((word) => !FIELD_NAMES.includes(word))
    .sort((one, other) => other.length - one.length);
}

const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);

/** Returns where a text has a whole word, or -1. */
function indexOfWord(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at;
  return -1;
}

/**
 * Returns a text of the insurer's without anything that says who somebody is, however it is spelt: no event carries a name,
 * an e-mail, an address, a phone or an account number.
 */
export function redactPersonal(text: string, record: PreSubmissionRecord): string {
  let rest = text.normalize('NFC');
  for (const word of personalWords(record)) {
    for (let at = indexOfWord(word, fold(rest)); at >= 0; at = indexOfWord(word, fold(rest)))
      rest = rest.slice(0, at) + REDACTED + rest.slice(at + word.length);
  }
  return PATTERNS.reduce((last, pattern) => last.replace(pattern, REDACTED), rest);
}
