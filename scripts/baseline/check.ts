import { groupsOf } from '../groups-of.ts';
import allowedData from './allowed.json' with { type: 'json' };
import type { Feature } from './features.ts';
import { BASELINE_DATE } from './oldest-browsers.ts';
import { scanScript } from './scan-script.ts';
import { scanStyle } from './scan-style.ts';

/** A use of a feature that some of the oldest supported browsers lack. */
export interface FeatureUse {
  file: string;
  feature: Feature;
  excerpt: string;
}

interface AllowedFeature {
  key: string;
  /** The starts of the files' names. */
  files: string[];
  reason: string;
  /** True if only some builds use it: those with monitoring. */
  isOptional?: boolean;
}

/** The features that some files may use. Keys below an entry's key are allowed too. */
export const ALLOWED: readonly AllowedFeature[] = allowedData;

const ALLOWED_FILE = 'scripts/baseline/allowed.json';

const isAllowed = ({ file, feature }: FeatureUse, { key, files }: AllowedFeature) =>
  `${feature.key}.`.startsWith(`${key}.`) && files.some((name) => file.startsWith(name));

/** Checks scripts and stylesheets, by their names, for features that are newer than the baseline. */
export function checkFiles(files: ReadonlyMap<string, string>, allowed: readonly AllowedFeature[]) {
  const uses = [...files].flatMap(([file, code]) => {
    if (file.endsWith('.js')) return scanScript(file, code);
    return file.endsWith('.css') ? scanStyle(file, code) : [];
  });
  return {
    problems: uses.filter((use) => !allowed.some((entry) => isAllowed(use, entry))),
    unused: allowed
      .flatMap((entry) => entry.files.map((file) => ({ ...entry, files: [file] })))
      .filter((entry) => !entry.isOptional && !uses.some((use) => isAllowed(use, entry))),
  };
}

/** Formats a report, with advice. */
export function formatReport({ problems, unused }: ReturnType<typeof checkFiles>): string {
  const groups = groupsOf(problems, ({ file, feature }) => `${file}: ${feature.key} (${feature.name})`);
  const lines = [...groups].map(([use, uses]) => {
    const since = uses[0]?.feature.since;
    const when = since ? `in all browsers only since ${since}` : 'not in all browsers yet';
    const times = uses.length > 1 ? `, ${uses.length} times` : '';
    return `${use}, ${when}${times}\n    ${uses[0]?.excerpt}`;
  });
  if (lines.length > 0)
    lines.push(
      `\nThe oldest supported browsers (Baseline widely available on ${BASELINE_DATE}) don't have this. ` +
        `Use something older. Or make the site work without it, and add it to ${ALLOWED_FILE} with the reason.`,
    );
  for (const { key, files } of unused)
    lines.push(`${ALLOWED_FILE}: no ${files.join()}* uses ${key} any more. Remove the entry.`);
  return lines.join('\n');
}
