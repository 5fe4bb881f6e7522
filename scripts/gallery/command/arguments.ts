import { parseArgs } from 'node:util';
import { UsageError } from '../../content/usage-error.ts';

/** What the command is asked to do. */
export interface Arguments {
  /** Whether the pictures of this run become the accepted ones. */
  accepts: boolean;
  /** What the names of pictures begin with that are to be taken; all of them where there is none. */
  only: readonly string[];
  help: boolean;
}

/** @throws UsageError where they can't be understood */
export function readArguments(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        accept: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return { accepts: values.accept, only: positionals, help: values.help };
  } catch (error) {
    const [said] = String(error instanceof Error ? error.message : error).split('. ');
    throw new UsageError(`${said}. See npm run gallery -- --help.`);
  }
}
