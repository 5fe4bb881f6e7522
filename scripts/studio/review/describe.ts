import type { OutlineNode, Place } from '../../../src/studio/model.ts';
import { drawnPlace, pathTo } from '../../../src/studio/places.ts';
import { isInside, parentOf, withAncestors } from '../../content/check/pointers.ts';
import { escapePart, isObject, objectOf } from '../../content/json.ts';
import { weakMemo } from '../../content/memo.ts';
import { type ContentFile, pointerParts } from '../../content/read.ts';
import { valueAt, valueIn } from '../../content/resolve.ts';
import { textsIn } from '../find.ts';
import { conditionWords } from '../outline/conditions.ts';
import { createLabels, wordsOf } from '../outline/labels.ts';
import type { SiteContent, View } from '../site-content.ts';
import { type DataChange, isCondition } from './compare.ts';

/** A change of the content in words: “Email address › Hint” was “…”, is now “…”. */
export interface ReviewedChange extends Place {
  subject: string;
  /** The kind of change: changed, added, moved from 1 to 2. */
  what: string;
  before?: string | undefined;
  after?: string | undefined;
  /** The places that use it too. */
  also: readonly string[];
  /** The lines that differ, if nothing else can be said. */
  lines?: string;
}

/** A change in words, with the step that it is in. */
export interface Described extends ReviewedChange {
  group: string;
  shown: OutlineNode['shown'];
  /** True if all of a node was added or removed. */
  isWhole: boolean;
}

const wordsIn = weakMemo(conditionWords);

/** Returns the places in pages of what is written at a place. If no page uses it, its own place. */
function readAt(content: SiteContent, file: ContentFile, pointer: string): Place[] {
  // what a `$ref` includes as a whole is known by its parts
  const parts = Object.keys(objectOf(valueAt(file, pointer))).map((name) => `${pointer}/${escapePart(name)}`);
  for (const at of [...parts, ...withAncestors(pointer), '']) {
    const uses = content.usesOf({ file, pointer: at });
    const extra = at.length - pointer.length;
    if (uses.length > 0)
      return uses.map((use) => {
        const own = extra > 0 ? use.pointer.slice(0, -extra) : use.pointer + pointer.slice(at.length);
        return { ...use, pointer: own };
      });
  }
  return [{ file: file.name, pointer }];
}

const isNameIn = (list: 'ui:order' | 'required', pointer: string) =>
  pointerParts(pointer).at(-2) === list && /\d+$/.test(pointer);

/** Returns the place of the step or field that a change is about: its name in a list, or a part of its schema. */
function placeOf({ file, pointer }: Place, value: unknown): Place {
  // the condition of a step is beside it
  let named = pointer.replace(/(\/steps\/\d+)(?=\/when)/, '$1/step');
  if (isObject(value) && isObject(value.step)) named += '/step';
  if (isNameIn('ui:order', pointer)) named = `${parentOf(parentOf(pointer))}/${value}`;
  if (isNameIn('required', pointer)) named = `${parentOf(parentOf(pointer))}/properties/${value}`;
  return drawnPlace({ file, pointer: named });
}

/** Returns a value in words: a text itself, a condition as a sentence, the texts inside anything else. */
function inWords({ content }: View, name: string, pointer: string, written: unknown): string | undefined {
  if (written === undefined) return undefined;
  const file = content.fileOf(name);
  const value = valueIn(content.resolved(file).value, pointer) ?? written;
  if (isCondition(pointer) && isObject(value)) return wordsIn(content)(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!isObject(value) && !Array.isArray(value)) return String(value);
  const inside = textsIn(content.files).filter(
    (text) => text.file === file && (text.pointer === pointer || isInside(text.pointer, pointer)),
  );
  const condition =
    isObject(value) && isObject(value.when) ? [`Only if ${wordsIn(content)(value.when)}`] : [];
  return [...inside.map(({ text }) => text), ...condition].join('\n') || undefined;
}

const UNNAMED = /^(?:\d+|schema|uiSchema|properties|items|allOf|then|else)$/;

/** Returns the words of the properties on the way to a place. */
const propertyWords = (rest: string) =>
  pointerParts(rest).flatMap((part) => (UNNAMED.test(part) ? [] : wordsOf(part)));

function whatHappened({ pointer, before, after, moved }: DataChange): string {
  if (moved) return `moved from ${moved.from} to ${moved.to}`;
  if (isNameIn('required', pointer)) return before === undefined ? 'must be answered' : 'may be left empty';
  if (isNameIn('ui:order', pointer)) return before === undefined ? 'got a place' : 'lost its place';
  return before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Describes a change by what it is on the page. */
export function describe(
  views: Readonly<Record<'before' | 'after', View>>,
  name: string,
  change: DataChange,
): Described {
  const { before, after, pointer, wasAt } = change;
  const isGone = after === undefined;
  const { content, outline } = isGone ? views.before : views.after;
  const uses = readAt(content, content.fileOf(name), isGone ? wasAt : pointer).map((use) =>
    placeOf(use, after ?? before),
  );
  const [place = { file: name, pointer }, ...others] = uses;
  const { labelAt } = createLabels(outline);
  const around = pathTo(outline, place);
  const node = around.at(-1);
  const rest = place.pointer.slice(node?.pointer.length ?? 0);
  const depth = around.findLastIndex(({ kind }) => kind === 'page' || kind === 'step' || kind === 'file');
  const outer = around.slice(0, depth + 1).filter(({ kind }) => kind !== 'journey');
  const inner = around.slice(depth + 1);
  const labels = (nodes: readonly OutlineNode[]) => nodes.map(({ label }) => label);
  const what = whatHappened(change);
  const isNode = rest === '' && node !== undefined;
  const isWhole = what === 'added' || what === 'removed';
  return {
    ...place,
    group: labels(outer).join(' › ') || name,
    shown: node?.shown,
    isWhole: isNode && isWhole,
    subject: isNode
      ? `${capital(node.kind)} “${node.label}”`
      : [...labels(inner), ...propertyWords(rest)].join(' › ') || name,
    what,
    ...((isWhole || what === 'changed') && {
      before: inWords(views.before, name, wasAt, before),
      after: inWords(views.after, name, pointer, after),
    }),
    also: [...new Set(others.map(labelAt))].filter((label) => label !== labelAt(place)),
  };
}
