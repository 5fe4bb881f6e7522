import { parseArgs } from 'node:util';
import { UsageError } from '../../usage-error.ts';
import { closest } from '../did-you-mean.ts';
import { suggestName } from '../format.ts';
import { formats, isFormat } from '../report/formats.ts';

export const HELP = `Checks content. Reports the location of each problem and what to do about it.

  npm run check [-- PATH...] [OPTION...]

PATH is a content file or folder. The default is all of content/. Files depend on each other, so the checker always
reads the whole content that a file belongs to, but it only reports problems in PATH. It ignores node_modules and
files and folders whose names begin with a dot.

  --format pretty   for people: each problem with the lines around it (default)
  --format json     { version, files, errors, warnings, findings, fixed }. Each finding has rule, severity, path,
                    line, column, endLine, endColumn, message and fix (the advice). It also has edits if --fix can
                    fix it, and before if --against reports it. Lines and columns count from 1. The end is after
                    the last character.
  --format github   workflow commands that GitHub shows at the lines of a pull request
  --format sarif    SARIF 2.1.0, for code scanning and editors
  --fix             makes the safe fixes, then reports the other problems
  --watch           checks again when content or schemas change, until Ctrl-C
  --against REF     also reports breaking changes since a git ref (main, HEAD~3 …). These lose saved quotes or drafts,
                    or break links.
  --help            shows this text

Exit code: 0 without errors (there may be warnings), 1 with errors, 2 if the command is not valid.`;

const OPTIONS = {
  format: { type: 'string', default: 'pretty' },
  fix: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  against: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const isOption = (name: string): name is keyof typeof OPTIONS => Object.hasOwn(OPTIONS, name);

export type Arguments = ReturnType<typeof readArguments>;

/** Rejects unknown options and wrong values. parseArgs does this too, but with messages for developers. */
function checkOptions(args: readonly string[]): void {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true });
  const seeHelp = 'See npm run check -- --help.';
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    if (!isOption(name)) {
      const meant = closest(name, Object.keys(OPTIONS));
      throw new UsageError(`There is no option ${rawName}. ${meant ? `Did you mean --${meant}?` : seeHelp}`);
    }
    const isGiven = value !== undefined && (inlineValue || !value.startsWith('-'));
    if (OPTIONS[name].type === 'string' && !isGiven)
      throw new UsageError(`${rawName} needs a value. ${seeHelp}`);
    if (OPTIONS[name].type === 'boolean' && inlineValue)
      throw new UsageError(`${rawName} takes no value. ${seeHelp}`);
  }
}

/** Parses the command line. @throws UsageError for an unknown option or value */
export function readArguments(args: readonly string[]) {
  checkOptions(args);
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const { format, watch, fix, help, against } = values;
  if (!isFormat(format))
    throw new UsageError(`There is no format "${format}". ${suggestName(format, Object.keys(formats), '')}`);
  const isOneDocument = format === 'json' || format === 'sarif';
  if (watch && isOneDocument)
    throw new UsageError(
      `--watch prints many reports, but ${format} is one document. Leave one of them out.`,
    );
  return { paths: positionals, format, fix, watch, against, help };
}
