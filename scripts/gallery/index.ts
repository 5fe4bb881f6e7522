import { parseArgs } from 'node:util';
import { UsageError } from '../content/usage-error.ts';

const HELP = `Takes a screenshot of every state of the site, compares it with its reference and checks its accessibility.

  npm run gallery                          takes every state
  npm run gallery -- NAME...               takes states whose names begin with NAME: application/payment, quote/age/empty
  npm run gallery -- --accept [NAME...]    makes these screenshots the references in tests/visual/references/
  npm run gallery -- --help                shows this text

The result is the page dist/gallery/index.html. npx playwright test --project=visual runs the same tests.

Exit code: 0 if every state matches its reference, or was accepted, and has no problems; 1 if not; 2 if the command is
not valid, the content has errors or Chromium is missing.`;

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        accept: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return { ...values, names: positionals };
  } catch (error) {
    const [message] = String(error instanceof Error ? error.message : error).split('. ');
    throw new UsageError(`${message}. See npm run gallery -- --help.`);
  }
}

/** Runs the command. @returns its exit code: 0 when all is well, 1 when not, 2 for wrong use, content or set-up */
export async function galleryCommand(
  args: readonly string[],
  { out, err }: Record<'out' | 'err', (text: string) => void>,
): Promise<number> {
  try {
    const { help, ...options } = readOptions(args);
    if (help) {
      out(HELP);
      return 0;
    }
    // it takes a second to load, which help need not wait for
    const { runGallery } = await import('./run.ts');
    return (await runGallery(options, out)) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    err(error.message);
    return 2;
  }
}
