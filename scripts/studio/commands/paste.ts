import { posix } from 'node:path';
import type { Place } from '../../../src/studio/model.ts';
import { isInside } from '../../../src/studio/places.ts';
import type { Clip, Slot } from '../../../src/studio/protocol.ts';
import { changeFile } from '../../content/edit/change.ts';
import { sourceOf } from '../../content/edit/children.ts';
import type { Operation } from '../../content/edit/operations.ts';
import { listOf, objectOf } from '../../content/json.ts';
import { nodeAt, readFile } from '../../content/read.ts';
import { type Origin, valueAt } from '../../content/resolve.ts';
import { insertion, ordering, placePart } from '../build/insert.ts';
import { checkHash, freeName } from '../build/names.ts';
import { checkNewFile, hashesIn, schemaPathFrom, stepFolder } from '../build/new-files.ts';
import { FIELD, itemSchema, kindOfSlot, lastPart, requirePart, valueAtPlace } from '../build/parts.ts';
import { rebased, refTo } from '../build/refs.ts';
import { removals } from '../build/removals.ts';
import { StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';
import { deletionOf, stepFile } from './delete.ts';
import { requiredPointer } from './require.ts';
import type { Located } from './set.ts';

/** Returns the JSON of a place as its author wrote it. Undefined if nothing is written there. */
function sourceAt({ file, pointer }: Origin): string | undefined {
  const node = nodeAt(file, pointer);
  return node && valueAt(file, pointer) !== undefined ? sourceOf(file, node) : undefined;
}

/** Returns a copy of a part. @throws StudioProblem if it can't be copied */
export function clipAt(content: SiteContent, place: Place, label: string): Clip {
  const part = requirePart(content, place);
  if (!part.slot) throw new StudioProblem('This can’t be copied. Copy what is in it.');
  const kind = kindOfSlot(content, part.slot) ?? '';
  if (part.kind !== 'field') {
    const written = content.writtenAt({ file: place.file, pointer: part.pointer });
    const step = stepFile(content, place, part);
    const { hash } = objectOf(objectOf(valueAtPlace(content, { ...place, pointer: part.pointer })).step);
    const name = part.kind === 'entry' ? hash : part.name;
    return {
      ...{ kind, label, file: written.file.name, json: sourceAt(written) ?? 'null' },
      ...(typeof name === 'string' && { name }),
      ...(step && { step: { file: step.file.name, text: step.file.text } }),
    };
  }
  const { name, pointer, uiPointer } = part.field;
  const rule = content.writtenAt({ file: place.file, pointer });
  const ui = content.writtenAt({ file: place.file, pointer: uiPointer });
  const required = listOf(valueAtPlace(content, { file: place.file, pointer: requiredPointer(pointer) }));
  return {
    ...{ kind: FIELD, label, file: rule.file.name, name, json: sourceAt(rule) ?? '{}' },
    ui: rebased(sourceAt(ui) ?? '{}', ui.file.name, rule.file.name),
    isRequired: required.includes(name),
  };
}

/** Returns a text of a file that need not exist, after operations. */
async function changedText(content: SiteContent, name: string, text: string, operations: Operation[]) {
  const changed = await changeFile(readFile(content.pathOf(name), content.root, text), operations);
  return changed.text;
}

/** Pastes a step. A step with another hash gets a file of its own; a file that is there is included again. */
export async function pasteStep(
  content: SiteContent,
  to: Slot,
  clip: Pick<Clip, 'file' | 'name' | 'json' | 'step'>,
  given: string | undefined,
): Promise<Located[]> {
  const { file } = content.definedAt(to);
  const hash = freeName(given ?? clip.name ?? '', hashesIn(content, to));
  checkHash(hash);
  const json = rebased(clip.json, clip.file, file.name);
  const rename: Operation = { type: 'set', pointer: '/hash', value: hash };
  if (!clip.step) {
    const entry = await changedText(content, 'entry.json', json, [{ ...rename, pointer: '/step/hash' }]);
    return [insertion(content, to, { json: hash === clip.name ? json : entry }, 'everywhere')];
  }
  const isSame = hash === clip.name;
  if (isSame && content.has(clip.step.file)) return [insertion(content, to, { json }, 'everywhere')];
  const name = isSame ? clip.step.file : `${stepFolder(content, to)}/${hash}.json`;
  checkNewFile(content, name);
  const $schema: Operation = {
    type: 'set',
    pointer: '/$schema',
    value: schemaPathFrom(content, name, 'step'),
  };
  const text = rebased(clip.step.text, clip.step.file, name, true);
  const ref: Operation = { type: 'set', pointer: '/step/$ref', value: refTo(file.name, name, '') };
  const entry = await changedText(content, 'entry.json', json, [ref]);
  const isMoved = posix.dirname(name) !== posix.dirname(clip.step.file);
  const renamed = await changedText(content, name, text, [rename, ...(isMoved ? [$schema] : [])]);
  return [insertion(content, to, { json: entry }, 'everywhere'), [name, { type: 'text', text: renamed }]];
}

/** Returns the operations that put a copied part into a slot. @throws NameTaken if its name is taken there */
export async function pastePart(
  content: SiteContent,
  to: Slot,
  clip: Clip,
  given?: string,
): Promise<Located[]> {
  if (kindOfSlot(content, to) !== clip.kind)
    throw new StudioProblem(`“${clip.label}” does not fit here. Choose a place for the same kind of part.`);
  if (itemSchema(content, to)?.schema.title === 'JourneyEntry') return pasteStep(content, to, clip, given);
  const { file, json, ui = '{}', isRequired = false } = clip;
  const part =
    clip.kind === FIELD
      ? { file, rule: { json }, ui: { json: ui }, isRequired }
      : { json: rebased(json, file, content.definedAt(to).file.name) };
  return placePart(content, to, given ?? clip.name ?? '', part, 'everywhere');
}

/**
 * Returns the operations that move a part to a slot: among the others around it, or in another list, form or map.
 * @param given its name there, if it has another one. @throws NameTaken if its name is taken there
 */
export async function putPart(
  content: SiteContent,
  place: Place,
  to: Slot,
  given?: string,
): Promise<Located[]> {
  const part = requirePart(content, place);
  const from = part.slot;
  if (!from) throw new StudioProblem('This can’t be moved. Move what is in it.');
  const isNear = from.file === to.file && from.pointer === to.pointer;
  if (isNear && part.kind === 'field') return [ordering(content, to, part.field.name, 'everywhere')];
  if (isNear && part.kind === 'entry') {
    const { file, pointer } = content.definedAt(from);
    return [[file.name, { type: 'move', pointer: `${pointer}/${from.index}`, to: to.index }]];
  }
  if (isNear || isInside(to, place))
    throw new StudioProblem('It can’t be moved there. Choose another place.');
  const clip = clipAt(content, place, 'This');
  const { places, uses, step } = deletionOf(content, place);
  if (uses.some(({ pointer }) => lastPart(pointer) === '$ref'))
    throw new StudioProblem('Other places include it from here. Remove it there first.');
  // under another hash, a step has a file of its own
  const isRenamed = given !== undefined && given !== clip.name;
  const left: Located[] = step && isRenamed ? [[step.file.name, { type: 'text', text: null }]] : [];
  return [...(await pastePart(content, to, clip, given)), ...removals(places), ...left];
}
