import { createPatch } from 'diff';
import type { OutlineNode } from '../../../src/studio/model.ts';
import { isInside } from '../../content/check/pointers.ts';
import { groupsOf } from '../../groups-of.ts';
import type { View } from '../site-content.ts';
import { compareData } from './compare.ts';
import { type Described, describe, type ReviewedChange } from './describe.ts';

/** The changes of a step, or of the rest of a page or file. */
export interface ReviewedGroup {
  label: string;
  shown: OutlineNode['shown'];
  changes: readonly ReviewedChange[];
}

/** Returns changes without those inside a node that was added or removed, and both halves of a field as one. */
function withoutParts(changes: readonly Described[]): Described[] {
  const isPart = ({ file, pointer, isWhole }: Described) =>
    changes.some(
      (outer) =>
        outer.isWhole &&
        outer.file === file &&
        (isInside(pointer, outer.pointer) || (!isWhole && pointer === outer.pointer)),
    );
  const all = changes.filter((each) => !isPart(each));
  const same = groupsOf(all, ({ file, pointer, what }) => JSON.stringify([file, pointer, what]));
  return [...same.values()].flatMap((halves) => {
    const words = (name: 'before' | 'after') =>
      halves.flatMap((half) => half[name] || []).join('\n') || undefined;
    return halves.slice(-1).map((half) => ({ ...half, before: words('before'), after: words('after') }));
  });
}

/** Returns the differences of a file: in words, or its lines if nothing else can be said. */
function changesOf(before: View, after: View, name: string): Described[] {
  const [was, is] = [before, after].map(({ content }) => content.files.get(content.pathOf(name)));
  const isBroken = [was, is].some((file) => file && file.data === undefined);
  const found = isBroken ? [] : compareData(was?.data, is?.data);
  if (found.length > 0) return found.map((change) => describe({ before, after }, name, change));
  const patch = createPatch(name, was?.text ?? '', is?.text ?? '');
  const lines = patch.split('\n').slice(4).join('\n');
  const change = { file: name, pointer: '', subject: name, what: 'changed', also: [], lines };
  return lines === '' ? [] : [{ ...change, group: name, shown: undefined, isWhole: false }];
}

/** Compares two versions of files. Returns the changes in words, by the page and step that they are in. */
export function reviewOf(before: View, after: View, names: readonly string[]): readonly ReviewedGroup[] {
  const changes = withoutParts(names.flatMap((name) => changesOf(before, after, name)));
  return [...groupsOf(changes, ({ group }) => group)].map(([label, own]) => {
    return { label, shown: own.at(-1)?.shown, changes: own };
  });
}
