import { parseArgs } from 'node:util';
import { UsageError } from '../../usage-error.ts';
import { closest } from '../did-you-mean.ts';
import { suggestName } from '../format.ts';
import { formats, isFormat } from '../report/index.ts';

export const HELP = `Checks content and reports each problem with its location and what to do about it.

  npm run check [-- PATH...] [OPTION...]

PATH is a content file or a folder; the default is all of content/. Files depend on each other, so the whole content
that a file belongs to is always read, but only problems in PATH are reported. Files and folders whose names begin
with a dot are ignored, and so is node_modules.

  --format pretty   for people: each problem with the lines around it (default)
  --format json     { version, files, errors, warnings, findings, fixed }; each finding has rule, severity, path,
                    line, column, endLine, endColumn, message, fix (the advice); edits if --fix can fix it, and
                    before if --against reports it
                    (lines and columns count from 1, the end is behind the last character)
  --format github   workflow commands, which GitHub shows at the lines of a pull request
  --format sarif    SARIF 2.1.0, for code scanning and editors
  --fix             fixes what is safe to fix, then reports the rest
  --watch           checks again whenever content or schemas change, until Ctrl-C
  --against REF     also reports breaking changes since a git ref (main, HEAD~3 …): those that lose saved quotes,
                    drafts or links of visitors
  --help            this page

Exit code: 0 without errors (there may be warnings), 1 with errors, 2 if the command is wrong.`;

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
