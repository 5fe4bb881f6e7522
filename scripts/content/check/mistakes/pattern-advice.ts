/** What other languages write in regular expressions, and what to do about it in ours. */
const FOREIGN: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [
    /\(\?([a-z]+)[:)]/,
    ([, flags]) =>
      `There is no (?${flags}) here: write out what it would do, such as [Aa] for both cases of a letter.`,
  ],
  [/\(\?P<(\w+)>/, ([found, name]) => `Write (?<${name}> instead of ${found}.`],
  [/\\[AZz]/, () => 'Write ^ for the start of a text and $ for its end.'],
  [/\\([^\w^$\\.*+?()[\]{}|/-])/, ([, mark]) => `Take the \\\\ before ${mark} out: it needs none.`],
  [
    /\\([aeghijlmoqyCEFGHIJKLMNOQRTUVXY])/,
    ([, letter]) => `Take the \\\\ before ${letter} out, which has no meaning with it.`,
  ],
  [/\\-/, () => 'Take the \\\\ before - out, or put it between [ and ].'],
  [
    /\\p\{(\w+)\}/,
    ([, name]) => `Write \\\\p{Script=${name}} for a script's letters, \\\\p{L} for all letters.`,
  ],
];

/** What to do about a pattern that is no regular expression. */
export function patternAdvice(pattern: string): string {
  // what a backslash makes of the one after it is no concern of ours
  const text = pattern.replaceAll('\\\\', '\u0000\u0000');
  for (const [foreign, advice] of FOREIGN) {
    const match = foreign.exec(text);
    if (match) return advice(match);
  }
  return 'Mend it: look for a bracket that is not closed, or a \\ too many.';
}
