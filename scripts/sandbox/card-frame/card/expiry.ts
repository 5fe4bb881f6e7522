/** The furthest year that a card can expire in, counted from this one. */
const MOST_YEARS = 20;

/** "MM/YY" as yyyy-MM; undefined for what is no month. */
function monthOf(text: string): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text) ?? [];
  return month && `20${year}-${month}`;
}

/**
 * What is wrong with an expiry date, in words for who types it; undefined where nothing is.
 * @param text MM/YY; a card is good to the end of that month
 * @param today yyyy-MM-dd
 */
export function expiryProblem(text: string, today: string): string | undefined {
  const month = monthOf(text);
  if (!month) return 'Enter the expiry date as MM/YY';
  const thisMonth = today.slice(0, 7);
  if (month < thisMonth) return 'This card has expired';
  const furthest = `${Number(thisMonth.slice(0, 4)) + MOST_YEARS}${thisMonth.slice(4)}`;
  return month > furthest ? 'Check the year of the expiry date' : undefined;
}

/**
 * An expiry date as it is being typed, on its way to MM/YY: the slash comes by itself, and so does the nought of a
 * month that can have no second digit. A year of four digits becomes one of two.
 * @param isDeleting keeps the slash from coming back while it is taken away
 */
export function typedExpiry(text: string, isDeleting: boolean): string {
  const [, lone, rest = ''] = /^\s*(\d)\s*[/.\- ]\s*(.*)$/.exec(text) ?? [];
  const digits = (lone ? `0${lone}${rest}` : text).replace(/\D/g, '');
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const [month, typedYear] = [padded.slice(0, 2), padded.slice(2)];
  const year = typedYear.replace(/^20(\d\d)/, '$1').slice(0, /^20\d?$/.test(typedYear) ? 3 : 2);
  const hasSlash = year !== '' || (month.length === 2 && !isDeleting);
  return hasSlash ? `${month}/${year}` : month;
}
