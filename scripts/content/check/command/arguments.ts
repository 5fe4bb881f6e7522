import { parseArgs } from 'node:util';
import { UsageError } from '../../usage-error.ts';
import { closest } from '../did-you-mean.ts';
import { suggestName } from '../format.ts';
import { formats, isFormat } from '../report/index.ts';

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

export type Arguments = ReturnType<typeof readArguments>;

const SEE_HELP = 'See npm run check -- --help.';

function toUsageError(error: unknown): unknown {
  const { code, message } = error instanceof Error && 'code' in error ? error : { code: '', message: '' };
  const option = /'(?:-\w, )?(-{1,2}[^' =]+)/.exec(message)?.[1] ?? 'An option';
  switch (code) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION': {
      const meant = closest(option.replace(/^-+/, ''), Object.keys(OPTIONS));
      return new UsageError(`There is no option ${option}. ${meant ? `Did you mean --${meant}?` : SEE_HELP}`);
    }
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return new UsageError(
        /argument missing|ambiguous/.test(message)
          ? `${option} needs a value. ${SEE_HELP}`
          : `${option} takes no value. ${SEE_HELP}`,
      );
    default:
      return error;
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw toUsageError(error);
  }
}

/** Reads the command line; throws a UsageError for an unknown option or value. */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parse(args);
  const { format, watch, fix, help, against } = values;
  if (!isFormat(format)) {
    throw new UsageError(`There is no format "${format}". ${suggestName(format, Object.keys(formats), '')}`);
  }
  if (watch && (format === 'json' || format === 'sarif')) {
    throw new UsageError(
      `--watch prints many reports, but ${format} is one document. Leave one of them out.`,
    );
  }
  return { paths: positionals, format, fix, watch, against, help };
}
