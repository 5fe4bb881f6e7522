import type { PreSubmissionRecord } from '#types/api/preSubmission';

/** What stands in the place of what is nobody's business. */
const HIDDEN = '…';

/** What may be a number of somebody's, a day, or an e-mail address, whoever it is that it belongs to. */
const PATTERNS = [/\S+@\S+/g, /\d[\d Xx*./-]{2,}\d/g];

/** What of a record says who somebody is. */
const PERSONAL =
  /firstName|lastName|birthDate|contactNumber|residential(AddressLine|Suburb)|MemberNumber|account|bsbNumber|cardToken|maskedPAN|Reference|dependentDetails/;

/** Letters whose marks are no marks to Unicode. */
const UNMARKED: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ŧ: 't', ı: 'i' };

/** The same letters without marks, case or the many apostrophes: one for each, so that places stay the same. */
function folded(text: string): string {
  const letters = text.split('').map((letter) => {
    const plain = letter.normalize('NFD').charAt(0).toLowerCase();
    return UNMARKED[plain] ?? plain;
  });
  return letters.join('').replace(/[’‘`´]/g, "'");
}

/** The words of a record's personal parts, the longest first. */
function personalWords(record: PreSubmissionRecord): string[] {
  const texts = Object.entries(record).flatMap(([name, value]) =>
    PERSONAL.test(name) ? [String(value)] : [],
  );
  const whole = texts.flatMap((text) => folded(text.normalize('NFC')).match(/[\p{L}\p{N}'-]{2,}/gu) ?? []);
  // one half of a double name is a name as well; the letters amid a reference's digits are no word
  const halves = whole.flatMap((word) => word.split('-')).filter((half) => /^[\p{L}']{2,}$/u.test(half));
  const unquoted = [...whole, ...halves].map((word) => word.replaceAll("'", ''));
  const words = [...whole, ...halves, ...unquoted.filter((word) => word.length > 1)];
  const keys = ['title', 'gender', 'firstname', 'lastname', 'birthdate', 'countryoforigin'];
  return [...new Set(words)]
    .filter((word) => !keys.includes(word))
    .sort((one, other) => other.length - one.length);
}

const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character);

/** Where a whole word begins in a text; -1 where it does not stand there. */
function placeOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at;
  return -1;
}

/**
 * A text of the insurer's without anything that says who somebody is, however it is written: no event carries a name, an
 * e-mail, an address, a phone or an account number (decisions, Analytics).
 */
export function withoutPersonal(text: string, record: PreSubmissionRecord): string {
  let rest = text.normalize('NFC');
  for (const word of personalWords(record)) {
    for (let at = placeOf(word, folded(rest)); at >= 0; at = placeOf(word, folded(rest)))
      rest = rest.slice(0, at) + HIDDEN + rest.slice(at + word.length);
  }
  return PATTERNS.reduce((last, pattern) => last.replace(pattern, HIDDEN), rest);
}
