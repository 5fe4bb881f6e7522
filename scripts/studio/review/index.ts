import { createPatch } from 'diff';
import type { ReviewedGroup } from '../../../src/studio/protocol.ts';
import type { View } from '../site-content.ts';
import { compareData } from './compare.ts';
import { type Described, describe } from './describe.ts';

/** Returns changes without those inside a node that was added or removed, and both halves of a field as one. */
function withoutParts(changes: readonly Described[]): Described[] {
  const whole = changes.filter(({ isWhole }) => isWhole);
  const isPart = (change: Described) =>
    whole.some(
      ({ file, pointer }) =>
        file === change.file &&
        (change.pointer.startsWith(`${pointer}/`) || (!change.isWhole && change.pointer === pointer)),
    );
  const found = new Map<string, Described>();
  for (const change of changes.filter((each) => !isPart(each))) {
    const key = JSON.stringify([change.file, change.pointer, change.what]);
    const same = found.get(key);
    const both = (...words: (string | undefined)[]) => words.filter(Boolean).join('\n') || undefined;
    const before = both(same?.before, change.before);
    found.set(key, { ...change, before, after: both(same?.after, change.after) });
  }
  return [...found.values()];
}

const fileIn = ({ content }: View, name: string) => content.files.get(content.pathOf(name));

/** Compares two versions of files. Returns the changes in words, by the page and step that they are in. */
export function reviewOf(before: View, after: View, names: readonly string[]): ReviewedGroup[] {
  const changes = names.flatMap((name): Described[] => {
    const [was, is] = [fileIn(before, name), fileIn(after, name)];
    const isBroken = [was, is].some((file) => file && file.data === undefined);
    const found = isBroken ? [] : compareData(was?.data, is?.data);
    if (found.length > 0) return found.map((change) => describe({ before, after }, name, change));
    const lines = createPatch(name, was?.text ?? '', is?.text ?? '')
      .split('\n')
      .slice(4)
      .join('\n');
    const place = { file: name, pointer: '', subject: name, what: 'changed', also: [], lines };
    return lines === '' ? [] : [{ ...place, group: name, shown: undefined, isWhole: false }];
  });
  const groups = new Map<string, ReviewedGroup>();
  for (const { group: label, shown, isWhole: _, ...change } of withoutParts(changes)) {
    const group = groups.get(label) ?? { label, shown, changes: [] };
    groups.set(label, { ...group, changes: [...group.changes, change] });
  }
  return [...groups.values()];
}
