/** A number with an optional sign, thousands separators and decimals. 0,250 is none: it would be 0.25 in Europe. */
const NUMBER = /^[+-]?(?=\.?\d)(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d*)?$/;

/** The number of digits that no number loses in JavaScript. */
const MAX_DIGITS = 15;

/**
 * Returns typed text as a number if it is one, exactly: "18", "-2", "+5", "20.50", ".5", "007", "1,250.50". Any other
 * text is returned without spaces around it: it is invalid but not lost. An empty text is undefined.
 */
export function parseNumber(text: string): number | string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  // `|| 0`, because JSON has no -0
  return NUMBER.test(typed) && digits.length <= MAX_DIGITS ? Number(typed.replaceAll(',', '')) || 0 : typed;
}
