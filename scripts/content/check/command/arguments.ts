import { parseArgs } from 'node:util';
import { UsageError } from '../../usage-error.ts';
import { closest } from '../did-you-mean.ts';
import { type Format, formats, isFormat } from '../report/index.ts';
import { fixName } from '../wording.ts';

const OPTIONS = {
  format: { type: 'string', default: 'pretty' },
  fix: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  against: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What the command is asked to do. */
export interface Arguments {
  /** files and folders, as they were typed */
  paths: readonly string[];
  format: Format;
  fix: boolean;
  watch: boolean;
  /** a git ref to compare with */
  against: string | undefined;
  help: boolean;
}

const SEE_HELP = 'npm run check -- --help tells what there is.';

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}

/** parseArgs' own errors speak to programmers; these say what to type instead. */
function usageError(error: unknown): unknown {
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
          ? `${option} needs a value behind it. ${SEE_HELP}`
          : `${option} takes no value. ${SEE_HELP}`,
      );
    default:
      return error;
  }
}

function read(args: readonly string[]): ReturnType<typeof parse> {
  try {
    return parse(args);
  } catch (error) {
    throw usageError(error);
  }
}

/** @throws UsageError for what the command does not understand */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = read(args);
  const { format, watch, fix, help, against } = values;
  if (!isFormat(format)) {
    throw new UsageError(`There is no format "${format}". ${fixName(format, Object.keys(formats), '')}`);
  }
  if (watch && (format === 'json' || format === 'sarif')) {
    throw new UsageError(
      `--watch tells again and again, but ${format} is one document. Leave one of the two out.`,
    );
  }
  return { paths: positionals, format, fix, watch, against, help };
}
