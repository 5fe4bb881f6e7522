import type { Place } from '../../../src/studio/model.ts';
import type { Scope } from '../../../src/studio/protocol.ts';
import { readsOf } from '../../content/check/model/forms.ts';
import { namesRead } from '../../content/check/model/schema-parts.ts';
import type { Operation } from '../../content/edit/operations.ts';
import type { JsonObject } from '../../content/json.ts';
import { valueAt } from '../../content/resolve.ts';
import { formAround, readableIn } from '../conditions/readable.ts';
import { rootRef, withOwnRefs, withoutRootRefs, withRootRefs } from '../conditions/refs.ts';
import { alwaysShowField, isRule, revealField, revealPointer } from '../conditions/reveals.ts';
import { StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';
import { insertEntry, removePlace } from './lists.ts';
import { type FileOperations, setValue } from './set.ts';

/** Returns operations together, with `$ref`s as their files need them. */
function together(content: SiteContent, all: readonly FileOperations[]): FileOperations {
  const found = new Map<string, Operation[]>();
  for (const [file, operations] of all.flatMap((each) => [...each]))
    for (const each of operations) {
      const own = 'value' in each ? { ...each, value: withOwnRefs(content, file, each.value) } : each;
      found.set(file, [...(found.get(file) ?? []), own]);
    }
  return found;
}

/** Returns the operations that add what a condition reads to the "reads" of the forms that use it. */
function readsAdded(content: SiteContent, places: readonly Place[], condition: JsonObject): FileOperations[] {
  const names = new Set(
    namesRead({ schema: withoutRootRefs(content, condition), pointer: '' }).map(({ name }) => name),
  );
  const forms = new Map(
    places.flatMap((place) => {
      const form = formAround(content, place);
      return form ? [[`${form.file.name}#${form.pointer}`, form] as const] : [];
    }),
  );
  return [...forms.values()].flatMap((form) => {
    const reads = readsOf(form);
    const readable = readableIn(content, form);
    const missing = [...names].filter(
      (name) => !form.root.fields.has(name) && !reads.includes(name) && readable.has(name),
    );
    const place = { file: form.file.name, pointer: `${form.pointer}/reads` };
    if (reads.length === 0 && missing.length > 0) return setValue(content, place, missing, 'everywhere');
    return missing.map((name, index) =>
      insertEntry(content, place, reads.length + index, name, 'everywhere'),
    );
  });
}

const inFileOf = (content: SiteContent, place: Place, operations: readonly Operation[]): FileOperations =>
  new Map([[content.writtenAt(place).file.name, operations]]);

function changed(
  content: SiteContent,
  place: Place,
  condition: JsonObject | undefined,
  scope: Scope,
): FileOperations {
  if (!isRule(place.pointer))
    return condition ? setValue(content, place, condition, scope) : removePlace(content, place, scope);
  const pointer = revealPointer(place.pointer);
  if (!condition) return inFileOf(content, place, alwaysShowField(content, place));
  if (pointer !== undefined) return setValue(content, { ...place, pointer }, condition, 'everywhere');
  const { file } = content.writtenAt(place);
  const own = withOwnRefs(content, file.name, condition);
  return inFileOf(content, place, revealField(content, place, own));
}

/**
 * Returns the operations that give a node another condition, or none.
 * @param condition its `$ref`s are from the root of the content
 */
export function setCondition(
  content: SiteContent,
  place: Place,
  condition: JsonObject | undefined,
  scope: Scope,
): FileOperations {
  const uses = scope === 'here' ? [] : content.usesOf(content.writtenAt(place));
  const reads = condition ? readsAdded(content, [place, ...uses], condition) : [];
  return together(content, [changed(content, place, condition, scope), ...reads]);
}

/** Returns words as a name: “Has partner” is hasPartner. */
const nameOf = (words: string) =>
  words
    .trim()
    .replaceAll(/[^\p{L}\d]+(.)/gu, (_, first: string) => first.toUpperCase())
    .replace(/^./, (first) => first.toLowerCase());

/** Returns the operations that move a condition to the shared ones, and refer to it. */
export function nameCondition(content: SiteContent, place: Place, words: string): FileOperations {
  const pointer = isRule(place.pointer) ? revealPointer(place.pointer) : place.pointer;
  const { file, pointer: at } = content.writtenAt({ ...place, pointer: pointer ?? '' });
  const condition = valueAt(file, at);
  const shared = [...content.files.values()].find(({ kind }) => kind === 'fields');
  const name = nameOf(words);
  if (pointer === undefined || condition === undefined)
    throw new StudioProblem('There is no condition here, so it can’t get a name.');
  if (!shared) throw new StudioProblem('There is no file of shared fields. Add one first, with code.');
  if (!/^[a-z]\w*$/i.test(name))
    throw new StudioProblem('A name has letters and digits, and starts with a letter. Choose another one.');
  const target = `/conditions/${name}`;
  if (valueAt(shared, target) !== undefined)
    throw new StudioProblem(`There is a condition “${name}” already. Choose another name.`);
  const value = withRootRefs(content, file.name, condition);
  return together(content, [
    new Map([[shared.name, [{ type: 'set', pointer: target, value }]]]),
    new Map([[file.name, [{ type: 'set', pointer: at, value: { $ref: rootRef(shared.name, target) } }]]]),
  ]);
}
