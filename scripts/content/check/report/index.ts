import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatPretty } from './pretty.ts';
import type { CheckResult } from './result.ts';
import { formatSarif } from './sarif.ts';

/** The output formats by name. Only `pretty` takes colours. */
export const formats = {
  pretty: formatPretty,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
} satisfies Record<string, (result: CheckResult, colour: boolean) => string>;

export type Format = keyof typeof formats;

export function isFormat(name: string): name is Format {
  return Object.hasOwn(formats, name);
}
