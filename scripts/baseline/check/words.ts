import { BASELINE_DATE } from '../oldest-browsers.ts';
import type { BaselineReport } from './check-files.ts';
import type { Finding } from './finding.ts';

const ALLOWED = 'scripts/baseline/check/allowed.ts';

function findingWords([finding, ...more]: readonly [Finding, ...Finding[]]): string {
  const { file, feature, excerpt } = finding;
  const since = feature.since ? `in all browsers only since ${feature.since}` : 'not in all browsers yet';
  const times = more.length > 0 ? `, ${more.length + 1} times` : '';
  return `${file}: ${feature.key} (${feature.name}), ${since}${times}\n    ${excerpt}`;
}

/** Writes a report out, with what to do. */
export function reportWords({ findings, unused }: BaselineReport): string {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const name = `${finding.file} ${finding.feature.key}`;
    const group = groups.get(name);
    if (group) group.push(finding);
    else groups.set(name, [finding]);
  }
  const lines = [...groups.values()].map(findingWords);
  if (lines.length > 0)
    lines.push(
      `\nThe oldest supported browsers (Baseline widely available on ${BASELINE_DATE}) don't have this. ` +
        `Use something older. Or make the site work without it, and add it to ${ALLOWED} with the reason.`,
    );
  for (const { key, files } of unused)
    lines.push(`${ALLOWED}: no ${files.join()}* uses ${key} any more. Remove the entry.`);
  return lines.join('\n');
}
