import { findNodeAtOffset, type Node } from 'jsonc-parser';
import type { Diagnostic, Edit } from '../../../../../scripts/content/check/diagnostic.ts';
import type { ContentFile } from '../../../../../scripts/content/read.ts';

type Range = Pick<Node, 'offset' | 'length'>;

function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  const before = text.split(/(?<=\r\n|\r|\n)/).slice(0, line - 1);
  return before.join('').length + column - 1;
}

const endOf = ({ offset, length }: Range) => offset + length;
const insert = (offset: number, text: string): Edit => ({ offset, length: 0, text });

/** Returns the edit that removes a property or an item, with its comma. */
function withoutNode(node: Node): Edit {
  const whole = node.parent?.type === 'property' ? node.parent : node;
  const siblings = whole.parent?.children ?? [];
  const index = siblings.indexOf(whole);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (after) return { offset: whole.offset, length: after.offset - whole.offset, text: '' };
  const start = before ? endOf(before) : whole.offset;
  return { offset: start, length: endOf(whole) - start, text: '' };
}

const propertyOf = (object: Node | undefined, name: string) =>
  object?.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1];

/** Returns the edit that adds a name to a list of an object, or the list with the name. */
function addToList(object: Node, list: string, name: string): Edit {
  const items = propertyOf(object, list)?.children;
  const last = items?.at(-1);
  return last ? insert(endOf(last), `, ${name}`) : insert(object.offset + 1, `"${list}": [${name}],`);
}

const JSON_VALUE = String.raw`("(?:[^"\\]|\\.)*"|\{.*\}|-?\d+|true|false)`;

/** Returns the values of which an advice says to write one, as JSON. */
function valuesIn(advice: string): string[] {
  const [, first, more = ''] =
    new RegExp(
      `^(?:Did you mean|Use one of|(?:For this field )?[Uu]se|Write|It can be(?: from)?|"\\w+" can be(?: from)?) ${JSON_VALUE}(?=[?.,]| (?:to|for) )(.*)`,
    ).exec(advice) ?? [];
  const others = [...more.matchAll(new RegExp(`^, ${JSON_VALUE}|(?<=, )${JSON_VALUE}`, 'g'))];
  return first === undefined ? [] : [first, ...others.map(([found]) => found.replace(/^, /, ''))];
}

/** Replaces a value, and all texts in the file that are the same: a name is misspelt wherever it is used. */
function replaceAlike({ text }: ContentFile, range: Range, value: string): Edit[] {
  const before = text.slice(range.offset, endOf(range));
  const places = before.startsWith('"')
    ? [...text.matchAll(new RegExp(before.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'g'))]
    : [];
  const all = places.length > 0 ? places.map(({ index }) => index) : [range.offset];
  return all.map((offset) => ({ offset, length: range.length, text: value }));
}

/** Replaces the part of a text that a message names. */
function replacePart({ text }: ContentFile, range: Range, message: string, value: string): Edit[] {
  const written = text.slice(range.offset, endOf(range));
  const named = [...message.matchAll(/"([^"]+)"|(\{\w+\})/g)].map(
    ([, quoted, braced]) => quoted ?? braced ?? '',
  );
  const part = named.find((name) => written.includes(name));
  const inner = value.startsWith('"') ? String(JSON.parse(value)) : value;
  return part === undefined
    ? []
    : [{ offset: range.offset + written.indexOf(part), length: part.length, text: inner }];
}

/** Returns the alternative edits that follow an advice, if its words say what to do. */
export function waysToFollow(diagnostic: Diagnostic, file: ContentFile | undefined): (readonly Edit[])[] {
  const { fix, message, advice, end } = diagnostic;
  if (fix) return [fix];
  if (!file) return [];
  const offset = offsetOf(file.text, diagnostic);
  const range = { offset, length: offsetOf(file.text, end) - offset };
  const node = file.tree && findNodeAtOffset(file.tree, offset);
  if (!node || !file.tree) return [];
  const values = valuesIn(advice);
  if (values.length > 0)
    return values.flatMap((value) => [
      [{ ...range, text: value }],
      replaceAlike(file, range, value),
      replacePart(file, range, message, value),
    ]);
  const [, read] = /^Add ("\w+") to the step's "reads"/.exec(advice) ?? [];
  if (read) return [[addToList(file.tree, 'reads', read)]];
  const [, required] = /^Add "required": \[(".*")\] beside "properties"/.exec(advice) ?? [];
  const condition = node.parent?.parent?.parent?.parent;
  if (required && condition) return [[addToList(condition, 'required', required)]];
  if (advice === 'Remove "$legal".' && node.parent) return [[withoutNode(node.parent)]];
  if (!/^Remove (?:it\b|the default)|, or remove it\.$/.test(advice)) return [];
  return [[withoutNode(node)], replacePart(file, range, message, '')];
}
