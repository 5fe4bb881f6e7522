import type { Place } from '../../../src/studio/model.ts';
import type { Scope } from '../../../src/studio/protocol.ts';
import { readsOf } from '../../content/check/model/forms.ts';
import { readableNames } from '../../content/check/model/reads.ts';
import { isSafeName, namesRead } from '../../content/check/model/schema-parts.ts';
import { type JsonObject, objectOf } from '../../content/json.ts';
import { readFile } from '../../content/read.ts';
import { valueAt } from '../../content/resolve.ts';
import { sharedFile } from '../build/new-field.ts';
import { rebasedData, refTo } from '../build/refs.ts';
import { alwaysShowField, conditionPointer, isRule, revealField } from '../conditions/reveals.ts';
import { readerAt } from '../conditions/shown.ts';
import { StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';
import { removePlace } from './lists.ts';
import { type Located, setValue, writing } from './set.ts';

/** Returns the operations that add what a condition reads to the "reads" of the forms that use it. */
function readsAdded(content: SiteContent, places: readonly Place[], condition: JsonObject): Located[] {
  const file = readFile(content.pathOf('condition.json'), content.root, JSON.stringify(condition));
  const schema = objectOf(content.resolved(file).value);
  const names = new Set(namesRead({ schema, pointer: '' }).map(({ name }) => name));
  const readers = places.map((place) => readerAt(content, place));
  const forms = new Set(readers.flatMap(({ form, group }) => (form && !group ? [form] : [])));
  return [...forms].flatMap((form): Located[] => {
    const reads = readsOf(form);
    const readable = readableNames(content.context(), form);
    const missing = [...names].filter(
      (name) => !form.root.fields.has(name) && !reads.includes(name) && readable.has(name),
    );
    const place = { file: form.file.name, pointer: `${form.pointer}/reads` };
    return missing.length > 0 ? [writing(content, place, { value: [...reads, ...missing] })] : [];
  });
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
): Located[] {
  if (!condition && isRule(place.pointer)) return alwaysShowField(content, place);
  if (!condition) return [removePlace(content, place, scope)];
  const pointer = conditionPointer(place.pointer);
  const write = (value: JsonObject) =>
    pointer === undefined
      ? revealField(content, place, value)
      : [setValue(content, { ...place, pointer }, value, scope)];
  // its `$ref`s depend on the file that it is written in
  const [[file] = ['']] = write(condition);
  const uses = scope === 'here' ? [] : content.usesOf(content.writtenAt(place));
  return [...write(rebasedData(condition, '', file)), ...readsAdded(content, [place, ...uses], condition)];
}

/** Returns words as a name: “Has partner” is hasPartner. */
const nameOf = (words: string) =>
  words
    .trim()
    .replaceAll(/[^\p{L}\d]+(.)/gu, (_, first: string) => first.toUpperCase())
    .replace(/^./, (first) => first.toLowerCase());

/** Returns the operations that move a condition to the shared ones, and refer to it. */
export function nameCondition(content: SiteContent, place: Place, words: string): Located[] {
  const { file, pointer } = content.writtenAt({ ...place, pointer: conditionPointer(place.pointer) ?? '' });
  const condition = valueAt(file, pointer);
  const shared = sharedFile(content);
  const name = nameOf(words);
  const target = `/conditions/${name}`;
  if (readerAt(content, place).group)
    throw new StudioProblem('This is about fields beside it, so it can’t be used elsewhere.');
  if (pointer === '' || condition === undefined)
    throw new StudioProblem('There is no condition here, so it can’t get a name.');
  if (!shared) throw new StudioProblem('There is no file of shared fields. Add one first, with code.');
  if (!isSafeName(name))
    throw new StudioProblem('A name has letters and digits, and starts with a letter. Choose another one.');
  if (valueAt(shared, target) !== undefined)
    throw new StudioProblem(`There is a condition “${name}” already. Choose another name.`);
  const value = rebasedData(condition, file.name, shared.name);
  return [
    [shared.name, { type: 'set', pointer: target, value }],
    [file.name, { type: 'set', pointer, value: { $ref: refTo(file.name, shared.name, target) } }],
  ];
}
