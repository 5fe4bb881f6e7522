import { parentOf, withAncestors } from '../../content/check/pointers.ts';
import { escapePart } from '../../content/json.ts';
import type { ContentFile } from '../../content/read.ts';
import { type Origin, valueAt } from '../../content/resolve.ts';
import { groupsOf } from '../../groups-of.ts';
import type { Located } from '../commands/set.ts';
import { lastPart } from './parts.ts';

/** The lists and objects that go with the last that is in them. */
const GO_EMPTY = [
  'required',
  'properties',
  'allOf',
  'then',
  'dependencies',
  'ui:order',
  'ui:alerts',
  'alerts',
];

/** Returns true if nothing of a list or object stays. The condition of a reveal goes with its fields. */
function isEmptied(file: ContentFile, around: string, removed: ReadonlySet<string>): boolean {
  const isReveal = lastPart(parentOf(around)) === 'allOf';
  if (!isReveal && !GO_EMPTY.includes(lastPart(around))) return false;
  const parts = Object.keys(Object(valueAt(file, around))).filter((part) => !isReveal || part !== 'if');
  return parts.every((part) => removed.has(`${around}/${escapePart(part)}`));
}

function removalsIn(file: ContentFile, pointers: readonly string[]): Located[] {
  const removed = new Set(pointers);
  for (const pointer of removed)
    if (isEmptied(file, parentOf(pointer), removed)) removed.add(parentOf(pointer));
  return [...removed]
    .filter((pointer) => !withAncestors(parentOf(pointer)).some((around) => removed.has(around)))
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
    .map((pointer) => [file.name, { type: 'remove', pointer }]);
}

/** Returns the operations that remove places, with the lists and objects that would be empty. The last places are first. */
export function removals(places: readonly Origin[]): Located[] {
  return [...groupsOf(places, ({ file }) => file)].flatMap(([file, each]) =>
    removalsIn(
      file,
      // without its field, a step can't continue by itself
      each.map(({ pointer }) => pointer.replace(/\/autoSubmit\/field$/, '/autoSubmit')),
    ),
  );
}
