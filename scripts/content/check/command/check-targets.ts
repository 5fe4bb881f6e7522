import { join } from 'node:path';
import { type ContentFile, readContent } from '../../read.ts';
import { UsageError } from '../../usage-error.ts';
import { checkContent } from '../index.ts';
import type { CheckResult, PlacedFinding } from '../report/result.ts';
import { isWithin, shownPath, type Target } from './targets.ts';

export interface Checked extends Pick<CheckResult, 'findings' | 'files'> {
  /** what is no JSON in files that were read, but not asked about */
  unreadable: readonly PlacedFinding[];
}

export function isNoJson({ rule }: Pick<PlacedFinding, 'rule'>): boolean {
  return rule === 'json-syntax';
}

function askedFiles(files: Iterable<ContentFile>, { asked }: Target, cwd: string): Set<string> {
  const all = [...files].map(({ path }) => path);
  for (const path of asked) {
    if (all.some((file) => isWithin(file, path))) continue;
    const shown = shownPath(path, cwd);
    throw new UsageError(
      `There is no content in ${shown}. Name a folder that holds some, or none for content/.`,
    );
  }
  return new Set(all.filter((file) => asked.some((path) => isWithin(file, path))));
}

async function checkTarget(target: Target, cwd: string): Promise<Checked> {
  const files = readContent(target.root);
  const asked = askedFiles(files.values(), target, cwd);
  const all = (await checkContent(files)).flatMap((finding): PlacedFinding[] => {
    const path = join(target.root, finding.file);
    const text = files.get(path)?.text;
    return text === undefined ? [] : [{ ...finding, path: shownPath(path, cwd), text }];
  });
  const isAsked = ({ file }: PlacedFinding) => asked.has(join(target.root, file));
  return {
    findings: all.filter(isAsked),
    files: asked.size,
    unreadable: all.filter((finding) => isNoJson(finding) && !isAsked(finding)),
  };
}

/**
 * Reads and checks content as it is on disk now.
 *
 * @throws UsageError where there is none
 */
export async function checkTargets(targets: readonly Target[], cwd: string): Promise<Checked> {
  const all: Checked[] = [];
  for (const target of targets) all.push(await checkTarget(target, cwd));
  return {
    findings: all.flatMap(({ findings }) => findings),
    unreadable: all.flatMap(({ unreadable }) => unreadable),
    files: all.reduce((sum, { files }) => sum + files, 0),
  };
}
