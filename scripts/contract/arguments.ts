import { parseArgs } from 'node:util';
import { UsageError } from '../content/usage-error.ts';
import type { Target } from './check.ts';

export const HELP = `Asks the insurer's servers each call, and reports what does not fit schemas/api and what the site relies on.

  npm run contract -- URL [OPTION...]

URL is the address of the servers, which may end in a path: https://api.example.com/v1. The default is to ask only the
calls that change nothing.

  --writes                 also e-mails a quote to amelie@example.com, asks for a card frame, submits an application
                           paid from a bank account, and sends each form page of content/. Use it on a test system.
  --address-service URL    the address service, if it is elsewhere (VITE_ADDRESS_SERVICE)
  --timeout SECONDS        the time limit of each request (default: 20)
  --format pretty          for people: a line for each check, with the problems and their JSON pointers below it (default)
  --format json            { version, fits, calls, notes }. Each call has call, variant, method, path, verdict, ms,
                           notAsked (the reason), problems (pointer and message) and more (how many it leaves out).
  --help                   shows this text

A problem never contains a value of the answer. docs/backend.md explains how to build the servers.

Exit code: 0 if everything fits, 1 if something does not or could not be asked, 2 if the command is not valid.`;

const OPTIONS = {
  writes: { type: 'boolean', default: false },
  'address-service': { type: 'string' },
  timeout: { type: 'string', default: '20' },
  format: { type: 'string', default: 'pretty' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

const SEE_HELP = 'See npm run contract -- --help.';

/** Returns an address without the slash at its end. @throws UsageError for anything that is not http or https */
function readAddress(given: string): string {
  const address = given.replace(/\/+$/, '');
  if (/^https?:\/\/[^?#]+$/.test(address) && URL.canParse(address)) return address;
  throw new UsageError(
    `"${given}" is not the address of a server. Write it as https://api.example.com. ${SEE_HELP}`,
  );
}

function readSeconds(given: string): number {
  const seconds = Number(given);
  if (seconds > 0 && seconds <= 1000) return seconds;
  throw new UsageError(`--timeout ${given} is not a number of seconds up to 1000. ${SEE_HELP}`);
}

export type Arguments = Exclude<ReturnType<typeof readArguments>, undefined>;

/** Parses the command line. Undefined for --help. @throws UsageError, or an error of parseArgs, for an invalid one */
export function readArguments(args: readonly string[]) {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  if (values.help) return undefined;
  const [url, ...more] = positionals;
  if (url === undefined || more.length > 0) throw new UsageError(`Name one server to check. ${SEE_HELP}`);
  if (values.format !== 'pretty' && values.format !== 'json')
    throw new UsageError(`There is no format "${values.format}". Use pretty or json.`);
  const backend = readAddress(url);
  const target: Target = {
    backend,
    addressService: readAddress(values['address-service'] ?? backend),
    seconds: readSeconds(values.timeout),
  };
  return { target, writes: values.writes, format: values.format };
}
