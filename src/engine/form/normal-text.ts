const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const HYPHENS = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;
/** All apostrophes except ’, which phones type instead of ' and which names may contain. */
const APOSTROPHES = /[\u2018\u02bb\u02bc\u00b4\u0060\u2032]/g;
/** Invisible marks, such as the direction marks of pasted texts. */
const INVISIBLE = /\p{Cf}/gu;
/** The full-width ASCII characters of Chinese, Japanese and Korean keyboards. */
const WIDE = /[\uff01-\uff5e]/g;
const TO_ASCII = 0xfee0;
const DIGITS = /(?![0-9])\p{Nd}/gu;

/** Returns a digit of any script as 0 to 9. In Unicode the ten digits of a script are consecutive. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Returns a text from any keyboard in characters that the rules and the insurer accept: plain digits, spaces,
 * hyphens and apostrophes. Letters don't change.
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
