const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;
/** All but ’, which phones put in the place of the straight one and which names keep. */
const APOSTROPHES = /[\u2018\u02bb\u02bc\u00b4\u0060\u2032]/g;
/** Marks that nobody sees, such as the direction marks of pasted texts. */
const INVISIBLE = /\p{Cf}/gu;
/** The wide forms of ASCII that Chinese, Japanese and Korean keyboards have. */
const WIDE = /[\uff01-\uff5e]/g;
const TO_ASCII = 0xfee0;
const DIGITS = /(?![0-9])\p{Nd}/gu;

/** Returns a digit of any script as one of 0 to 9: each script has its ten in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Returns a text from any keyboard in the characters that rules and the insurer know: plain digits, spaces, hyphens and
 * apostrophes. Letters stay as they are.
 */
export function normalText(text: string): string {
  return text
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - TO_ASCII))
    .replace(SPACES, ' ')
    .replace(HYPHENS, '-')
    .replace(APOSTROPHES, "'")
    .replace(INVISIBLE, '')
    .replace(DIGITS, asciiDigit);
}
