import { posix } from 'node:path';
import type { Place } from '../../../src/studio/model.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { changeFile } from '../../content/edit/change.ts';
import { listOf } from '../../content/json.ts';
import { fieldUses, formFieldAt, sameFields, usesOfChoice } from '../build/field-uses.ts';
import { checkHash, checkName, freeName } from '../build/names.ts';
import { checkNewFile, hashesIn, schemaPathFrom } from '../build/new-files.ts';
import { partAt, requirePart, schemaOf, valueAtPlace } from '../build/parts.ts';
import { rebased } from '../build/refs.ts';
import { hashUses, keyUses, refUses, renaming } from '../build/uses.ts';
import { StudioProblem } from '../problem.ts';
import { contentPath } from '../save.ts';
import type { SiteContent } from '../site-content.ts';
import type { Located } from './set.ts';

/** Moves a file. The `$ref`s to it and in it follow. */
async function nameFile(content: SiteContent, old: string, name: string): Promise<Located[]> {
  if (!contentPath(content.root, name))
    throw new StudioProblem(`“${name}” can’t be the name of a file. Write it like steps/quote/age.json.`);
  checkNewFile(content, name);
  const file = content.fileOf(old);
  const isMoved = posix.dirname(old) !== posix.dirname(name);
  const value = schemaPathFrom(content, name, file.kind ?? '');
  const { text } = await changeFile(
    file,
    isMoved && file.kind ? [{ type: 'set', pointer: '/$schema', value }] : [],
  );
  const uses = refUses(content, { file, pointer: '' }).filter((use) => use.file !== file);
  return [
    ...renaming(uses, name),
    [old, { type: 'text', text: null }],
    [name, { type: 'text', text: rebased(text, old, name, true) }],
  ];
}

function nameField(content: SiteContent, place: Place, name: string): Located[] {
  const fields = sameFields(content.context(), formFieldAt(content, place), true);
  return renaming(fieldUses(content, fields).all, name);
}

function nameChoice(content: SiteContent, place: Place, choice: string, name: string): Located[] {
  const part = requirePart(content, place);
  const { oneOf } = part.kind === 'field' ? part.field.schema : {};
  freeName(
    name,
    listOf(oneOf).map((each) => String(Object(each).const)),
  );
  const context = content.context();
  const fields = sameFields(context, formFieldAt(content, place), true);
  return renaming(
    fields.flatMap((field) => usesOfChoice(context, field, choice)),
    name,
  );
}

function nameStep(content: SiteContent, place: Place, name: string): Located[] {
  checkHash(name);
  const slot = partAt(content, place)?.slot;
  freeName(name, slot ? hashesIn(content, slot) : []);
  const hash = content.writtenAt({ ...place, pointer: `${place.pointer}/hash` });
  const step = { file: hash.file, pointer: parentOf(hash.pointer) };
  const old = String(valueAtPlace(content, { ...place, pointer: `${place.pointer}/hash` }));
  const own = { ...hash, part: 'value' as const };
  return renaming([own, ...hashUses(content, step, old)], name);
}

/** Returns the change that gives a part another name, and changes all that refers to it. @param choice the value of the choice to rename */
export function namePart(
  content: SiteContent,
  place: Place,
  name: string,
  choice?: string,
): Located[] | Promise<Located[]> {
  if (choice !== undefined) return nameChoice(content, place, choice, name);
  if (place.pointer === '') return nameFile(content, place.file, name);
  if (schemaOf(content, place)?.schema.title === 'Step') return nameStep(content, place, name);
  const part = requirePart(content, place);
  if (part.kind !== 'field' && part.kind !== 'key') throw new StudioProblem('This has no name of its own.');
  checkName(content, part.slot, name);
  if (part.kind === 'field') return nameField(content, place, name);
  const entry = content.writtenAt({ ...place, pointer: part.pointer });
  const own = { ...entry, part: 'key' as const };
  return renaming([own, ...keyUses(content, entry)], name);
}
