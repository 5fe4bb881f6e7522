import { resolve } from 'node:path';
import type { PlacedFinding } from '../../report/result.ts';
import type { Checked } from '../check-targets.ts';
import { mendText } from './mend-text.ts';
import { replaceFile } from './replace-file.ts';

/** Mending can uncover a mistake that can be mended too, but not for ever. */
const MOST_ROUNDS = 5;

function mendFile(path: string, findings: readonly PlacedFinding[]): readonly PlacedFinding[] {
  const [first] = findings;
  if (!first) return [];
  const { text, mended } = mendText(first.text, findings);
  return mended.length > 0 && replaceFile(path, first.text, text) ? mended : [];
}

function mendFiles(findings: readonly PlacedFinding[], cwd: string): PlacedFinding[] {
  const paths = [...new Set(findings.map(({ path }) => path))];
  return paths.flatMap((path) =>
    mendFile(
      resolve(cwd, path),
      findings.filter((finding) => finding.path === path),
    ),
  );
}

/** Checks, mends what can be mended, and checks again, until nothing more can be. */
export async function checkAndMend(
  check: () => Promise<Checked>,
  cwd: string,
): Promise<Checked & { mended: readonly PlacedFinding[] }> {
  const mended: PlacedFinding[] = [];
  let checked = await check();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const now = mendFiles(checked.findings, cwd);
    if (now.length === 0) break;
    mended.push(...now);
    checked = await check();
  }
  return { ...checked, mended };
}
