import type { Allowed } from './allowed.ts';
import type { Finding } from './finding.ts';
import { scanScript } from './scan-script.ts';
import { scanStyle } from './scan-style.ts';

/** Lists features of a bundle: those it uses without permission, and those it may use and no longer does. */
export interface BaselineReport {
  findings: readonly Finding[];
  unused: readonly Allowed[];
}

const isAbout = ({ feature }: Finding, key: string) => `${feature.key}.`.startsWith(`${key}.`);

const isAllowed = (finding: Finding, { key, files }: Allowed) =>
  isAbout(finding, key) && files.some((name) => finding.file.startsWith(name));

function scan(file: string, code: string): Finding[] {
  if (file.endsWith('.js')) return scanScript(file, code);
  return file.endsWith('.css') ? scanStyle(file, code) : [];
}

/** Checks the scripts and stylesheets of a bundle, by their names, for what is newer than the baseline. */
export function checkFiles(files: ReadonlyMap<string, string>, allowed: readonly Allowed[]): BaselineReport {
  const all = [...files].flatMap(([file, code]) => scan(file, code));
  const isUsed = (entry: Allowed) => all.some((finding) => isAllowed(finding, entry));
  return {
    findings: all.filter((finding) => !allowed.some((entry) => isAllowed(finding, entry))),
    unused: allowed
      .flatMap((entry) => entry.files.map((file) => ({ ...entry, files: [file] })))
      .filter((entry) => !isUsed(entry)),
  };
}
