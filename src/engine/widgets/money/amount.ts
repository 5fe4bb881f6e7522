/** An amount in the ways that people write it. Groups: sign, dollars and cents. */
const AMOUNT =
  /^(-?)\s*(?:AUD|AU?\$|\$)?\s*(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|(?=\.\d))(?:\.(\d{0,2}))?\s*(?:AUD)?$/i;

const dollars = new Intl.NumberFormat('en-AU');
const dollarsAndCents = new Intl.NumberFormat('en-AU', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * Returns typed text as a number of dollars if it is one: "20", "1,250.50", "A$ 20", "20 AUD". Any other text stays a
 * text, which is invalid but not lost. So does an amount that a number cannot hold exactly.
 */
export function parseAmount(text: string): number | string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const [, sign, whole = '', cents = ''] = AMOUNT.exec(typed) ?? [];
  if (sign === undefined) return typed;
  const plain = `${whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'}.${cents.padEnd(2, '0')}`;
  const amount = Number(plain);
  if (amount.toFixed(2) !== plain) return typed;
  return sign && amount !== 0 ? -amount : amount;
}

/** Returns an amount as people write it: 1,250.50 or 20. Rounds nothing. */
export function formatAmount(amount: number): string {
  if (Number(amount.toFixed(2)) !== amount) return String(amount);
  return (Number.isInteger(amount) ? dollars : dollarsAndCents).format(amount);
}
