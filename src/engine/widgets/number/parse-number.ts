/**
 * What was typed, as a number where it is written as one would write it back ("18", "-2", "1.5"). Anything else
 * stays the text it is: it does not fit the schema, and it is not lost.
 */
export function parseNumber(text: string): number | string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const value = Number(typed);
  return String(value) === typed && Number.isFinite(value) ? value : typed;
}
