import { pointer as pointerOf } from '../../../src/engine/form/paths.ts';
import type { Place } from '../../../src/studio/model.ts';
import type { Scope } from '../../../src/studio/protocol.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { changeFile } from '../../content/edit/change.ts';
import type { NewValue, Operation } from '../../content/edit/operations.ts';
import { escapePart, isObject, type JsonObject, objectOf } from '../../content/json.ts';
import { pointerParts } from '../../content/read.ts';
import { type Origin, valueAt, valueIn } from '../../content/resolve.ts';
import { groupsOf } from '../../groups-of.ts';
import { lastPart, valueAtPlace } from '../build/parts.ts';
import { rebasedData, refTo } from '../build/refs.ts';
import { describedAt, propertyOrder } from '../described.ts';
import { StudioProblem } from '../problem.ts';
import { inclusionsAt, isInherited } from '../properties/origins.ts';
import type { SiteContent } from '../site-content.ts';
import type { Texts } from '../unsaved-changes.ts';
import { settingsFor } from '../widget-examples.ts';

/** An operation with the name of its file. `text` replaces the whole file: null deletes it. */
export type Located = readonly [file: string, operation: Operation | { type: 'text'; text: string | null }];

/** Returns the order of the properties in the object around a place, as the schema gives it. */
function orderBeside(content: SiteContent, { file, pointer }: Place): readonly string[] {
  const { value } = content.resolved(content.fileOf(file));
  let around = parentOf(pointer);
  // an object that is missing will be created
  while (around !== '' && valueIn(value, around) === undefined) around = parentOf(around);
  const placed = describedAt(content.fileOf(file).kind, value, around);
  return placed ? propertyOrder(placed) : [];
}

/** Returns the data with another value at a pointer. */
function withValue(data: unknown, [part, ...rest]: readonly string[], value: unknown): unknown {
  if (part === undefined) return value;
  if (Array.isArray(data))
    return data.map((item, index) => (String(index) === part ? withValue(item, rest, value) : item));
  return {
    ...(isObject(data) && data),
    [part]: withValue(isObject(data) ? data[part] : undefined, rest, value),
  };
}

/**
 * Returns the value to write beside a `$ref`, so that it overrides one place in its target. What is around that place
 * still comes from the target. Lists are copied, because a part of a list can't be overridden.
 */
function overriding(from: string, target: Origin, parts: readonly string[], value: unknown): unknown {
  const [part, ...rest] = parts;
  if (part === undefined) return value;
  const data = valueAt(target.file, target.pointer);
  if (Array.isArray(data)) return withValue(rebasedData(data, target.file.name, from), parts, value);
  const inner = { file: target.file, pointer: `${target.pointer}/${escapePart(part)}` };
  return {
    $ref: refTo(from, target.file.name, target.pointer),
    [part]: overriding(from, inner, rest, value),
  } satisfies JsonObject;
}

/** Returns the operation that changes a value only at this place: it overrides what the place shares with others. */
function overrideAt(content: SiteContent, place: Place, value: unknown): Located {
  const inclusions = inclusionsAt(content, place);
  const { refs, origins } = content.resolved(content.fileOf(place.file));
  // the outermost `$ref` that only this place has
  const own = inclusions.filter(
    ({ at, isOwn }) => !isOwn && content.usesOf(content.writtenAt({ ...place, pointer: at })).length < 2,
  );
  const found = own.at(-1) ?? inclusions.findLast(({ isOwn }) => !isOwn);
  const holder = found && origins.get(found.at);
  const target = found && refs.get(found.at);
  if (!found || !holder || !target)
    throw new StudioProblem('This value is not shared here, so it can’t be changed for this place only.');

  const parts = pointerParts(found.rest);
  let depth = 1;
  const at = (count: number) => holder.pointer + pointerOf(parts.slice(0, count));
  while (depth < parts.length && valueAt(holder.file, at(depth)) !== undefined) depth += 1;
  const inner = { file: target.file, pointer: target.pointer + at(depth).slice(holder.pointer.length) };
  const written = overriding(holder.file.name, inner, parts.slice(depth), value);
  const order = orderBeside(content, {
    file: place.file,
    pointer: found.at + at(depth).slice(holder.pointer.length),
  });
  return [holder.file.name, { type: 'set', pointer: at(depth), value: written, order: ['$ref', ...order] }];
}

/** Returns where a value is written, or where a new one is added: in the file that the object around it includes. */
function writtenOrNew(content: SiteContent, place: Place): Origin {
  const around = { ...place, pointer: parentOf(place.pointer) };
  const { origins, refs } = content.resolved(content.fileOf(place.file));
  if (origins.has(place.pointer) || refs.get(around.pointer)?.pointer !== '') return content.writtenAt(place);
  const { file } = content.definedAt(around);
  return { file, pointer: place.pointer.slice(around.pointer.length) };
}

/** Returns the texts of files after operations on them. */
export async function textsOf(content: SiteContent, located: readonly Located[]): Promise<Texts> {
  const byFile = groupsOf(located, ([file]) => file);
  const changed = [...byFile].map(async ([name, each]) => {
    const operations = each.map(([, operation]) => operation);
    const whole = operations.find((operation) => operation.type === 'text');
    if (whole) return [name, whole.text] as const;
    const parts = operations.filter((operation) => operation.type !== 'text');
    const { text } = await changeFile(content.fileOf(name), parts);
    return [name, text] as const;
  });
  return new Map(await Promise.all(changed));
}

/** Returns the operation that gives a place another value everywhere, or adds it. */
export function writing(content: SiteContent, place: Place, value: NewValue): Located {
  const { file, pointer } = writtenOrNew(content, place);
  return [file.name, { type: 'set', pointer, ...value, order: orderBeside(content, place) }];
}

/**
 * Returns the operation that gives a place another value, or removes it if there is no value.
 * @param scope `here` changes only this place, although others share the value
 */
export function setValue(content: SiteContent, place: Place, value: unknown, scope: Scope): Located {
  if (scope === 'here' && isInherited(content, place)) {
    if (value === undefined)
      throw new StudioProblem('This comes from a shared definition. Remove it there, or everywhere.');
    return overrideAt(content, place, value);
  }
  if (value !== undefined) return writing(content, place, { value });
  const { file, pointer } = writtenOrNew(content, place);
  return [file.name, { type: 'remove', pointer }];
}

const targetOf = ([file, operation]: Located) => 'pointer' in operation && file + operation.pointer;

/**
 * Returns the operations that give a place another value. With another widget, a field loses the settings that only
 * the widget before has: they would be errors, and no form would show them.
 */
export function setProperty(content: SiteContent, place: Place, value: unknown, scope: Scope): Located[] {
  const written = setValue(content, place, value, scope);
  if (lastPart(place.pointer) !== 'ui:widget' || typeof value !== 'string') return [written];
  const settings = { ...place, pointer: `${parentOf(place.pointer)}/ui:options` };
  const before = objectOf(valueAtPlace(content, settings));
  const kept = settingsFor(value, before);
  const count = Object.keys(kept).length;
  if (count === Object.keys(before).length) return [written];
  const isOverride = scope === 'here' && isInherited(content, settings);
  const rest = setValue(content, settings, count > 0 || isOverride ? kept : undefined, scope);
  // both can be in one override, which has the new widget then
  return targetOf(rest) === targetOf(written) ? [written] : [written, rest];
}

/** Returns the operation that removes an override, so that the place has the shared value again. */
export function shareAgain(content: SiteContent, place: Place): Located {
  const { file, pointer } = content.writtenAt(place);
  let at = pointer;
  // an object with only a `$ref` to what it would have anyway
  for (let around = parentOf(at); ; around = parentOf(around)) {
    const outer = valueAt(file, around);
    const beyond = valueAt(file, parentOf(around));
    const keys = Object.keys(isObject(outer) ? outer : {}).filter((key) => key !== lastPart(at));
    const isRest =
      keys.length === 1 && keys[0] === '$ref' && isObject(outer) && isObject(beyond) && '$ref' in beyond;
    if (!isRest || `${beyond.$ref}/${escapePart(lastPart(around))}` !== outer.$ref) break;
    at = around;
  }
  return [file.name, { type: 'remove', pointer: at }];
}
