import type { PreSubmissionRecord } from '#types/api/preSubmission';

/**
 * The fields of a record that can identify a person. PATTERNS also find e-mail addresses, days and numbers. This
 * file's test lists the fields that are not personal, so each new field must be in one of the two lists.
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

/** The names of fields inside dependentDetails, which are not personal. */
const FIELD_NAMES = ['title', 'gender', 'firstname', 'lastname', 'birthdate', 'countryoforigin'];

const REDACTED = '…';

/** Patterns for numbers, days and e-mail addresses of any person. */
const PATTERNS = [/\S+@\S+/g, /\d[\d Xx*./-]{2,}\d/g];

/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNMARKED: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' };

/**
 * Returns a text without accents, case or different apostrophes. Each letter stays one letter, so that positions
 * don't change.
 */
function fold(text: string): string {
  const letters = text.split('').map((letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return UNMARKED[plain] ?? plain;
  });
  return letters.join('').replace(/[’‘`´]/g, "'");
}

/** Returns the words in a record's personal fields, longest first. */
function personalWords(record: PreSubmissionRecord): string[] {
  const texts = PERSONAL.map((name) => String(record[name] ?? ''));
  const whole = texts.flatMap((text) => fold(text.normalize('NFC')).match(/[\p{L}\p{N}'-]{2,}/gu) ?? []);
  // each half of a double-barrelled name is a name too, but letters between the digits of a reference are not words
  const halves = whole.flatMap((word) => word.split('-')).filter((half) => /^[\p{L}']{2,}$/u.test(half));
  const unquoted = [...whole, ...halves].map((word) => word.replaceAll("'", ''));
  const words = [...whole, ...halves, ...unquoted.filter((word) => word.length > 1)];
  return [...new Set(words)]
    .filter((word) => !FIELD_NAMES.includes(word))
    .sort((one, other) => other.length - one.length);
}

const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);

/** Returns the position of a whole word in a text, or -1. */
function indexOfWord(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at;
  return -1;
}

/**
 * Returns the insurer's text without anything that identifies a person, in any spelling: events contain no name,
 * e-mail address, address, phone number or account number.
 */
export function redactPersonal(text: string, record: PreSubmissionRecord): string {
  let rest = text.normalize('NFC');
  for (const word of personalWords(record)) {
    for (let at = indexOfWord(word, fold(rest)); at >= 0; at = indexOfWord(word, fold(rest)))
      rest = rest.slice(0, at) + REDACTED + rest.slice(at + word.length);
  }
  return PATTERNS.reduce((last, pattern) => last.replace(pattern, REDACTED), rest);
}
