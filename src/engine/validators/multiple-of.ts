/** Returns a number's digits as a whole number, and how many of them are decimals. */
function digitsOf(value: number): [digits: bigint, decimals: number] {
  const [written = '', exponent = 0] = String(value).split('e');
  const [whole, fraction = ''] = written.split('.');
  return [BigInt(whole + fraction), fraction.length - Number(exponent)];
}

/**
 * Returns true if a number is a multiple of another one. Calculates with the decimals that people write, because in
 * binary fractions 19.99 / 0.01 is 1998.9999999999998.
 */
export function isMultipleOf(value: number, step: number): boolean {
  const [digits, decimals] = digitsOf(value);
  const [stepDigits, stepDecimals] = digitsOf(step);
  // both with the same number of decimals
  const scale = (missing: number) => 10n ** BigInt(Math.max(0, missing));
  const divisor = stepDigits * scale(decimals - stepDecimals);
  return divisor !== 0n && (digits * scale(stepDecimals - decimals)) % divisor === 0n;
}
