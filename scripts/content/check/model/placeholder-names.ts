import { isObject } from '../../json.ts';
import { type ContentFile, pointerParts } from '../../read.ts';
import type { CheckContext } from '../rule.ts';
import { factsReadBy } from './facts-read.ts';
import { failingKeywords } from './failing-keywords.ts';
import type { Form, FormNode } from './forms.ts';
import { fieldsOf } from './schema-parts.ts';
import { namesEverywhere } from './site-names.ts';
import type { Placeholders, Text } from './texts.ts';

/** The keywords whose error says what their limit is. */
const WITH_LIMIT = /^(?:m(?:in|ax)(?:Length|Items|Properties|imum)|exclusiveM(?:in|ax)imum)$/;

const isWithin = (pointer: string, outer: string) => pointer.startsWith(`${outer}/`);

/** The form and the field that a place belongs to, or whether it belongs to one that cannot be understood. */
interface Location {
  form: Form | undefined;
  node: FormNode | undefined;
  isUnclear: boolean;
}

function innermost<Item extends { pointer: string }>(
  items: readonly Item[],
  pointer: string,
): Item | undefined {
  const around = items.filter((item) => isWithin(pointer, item.pointer));
  return around.toSorted((a, b) => b.pointer.length - a.pointer.length)[0];
}

function locationOf(context: CheckContext, file: ContentFile, pointer: string): Location {
  const form = innermost(context.forms(file), pointer);
  const node = form && innermost(form.nodes, pointer);
  const schemas = context.marked(file, 'FormSchema').map((schema) => schema.pointer);
  const isInForm = schemas.some(
    (at) => at.endsWith('/schema') && isWithin(pointer, at.replace(/\/schema$/, '')),
  );
  return { form, node, isUnclear: !form && isInForm };
}

/** What an error by a keyword tells beside itself. */
function reportedBy(keyword: string, { schemas }: FormNode): string[] {
  if (keyword === 'dateRange') {
    const ranges = schemas.flatMap(({ schema }) => (isObject(schema.dateRange) ? [schema.dateRange] : []));
    return ['min', 'max'].filter((bound) => ranges.every((range) => range[bound] !== undefined));
  }
  return WITH_LIMIT.test(keyword) ? ['limit'] : [];
}

/** What a message may name; undefined for one that never shows, which is another mistake. */
function inMessage(node: FormNode, pointer: string): string[] | undefined {
  const [keyword] = pointerParts(pointer.slice(`${node.pointer}/ui:messages`.length));
  const failing = failingKeywords(node);
  if (keyword !== undefined) return failing.has(keyword) ? reportedBy(keyword, node) : undefined;
  const [first = [], ...others] = [...failing].map((each) => reportedBy(each, node));
  // one text for all rules may name what each of them tells
  return first.filter((name) => others.every((names) => names.includes(name)));
}

function namesFrom(
  placeholders: Placeholders,
  context: CheckContext,
  { file, pointer }: { file: ContentFile; pointer: string },
): readonly string[] | undefined {
  if (typeof placeholders !== 'string') return placeholders;
  const { form, node, isUnclear } = locationOf(context, file, pointer);
  if (placeholders === 'facts') {
    if (form) return factsReadBy(context, form);
    // what is defined for others may name any; beside a page's forms no facts are told
    return isUnclear || !file.kind?.endsWith('-page') ? [...context.names.facts] : [];
  }
  if (!node) return undefined;
  if (placeholders === 'rule') return inMessage(node, pointer);
  const items = node.fields.get('items');
  return items && [...fieldsOf(items).keys()];
}

/** The names that a text may have in braces; undefined where that cannot be told. */
export function placeholderNames(
  context: CheckContext,
  file: ContentFile,
  { placeholders, pointer }: Text,
): ReadonlySet<string> | undefined {
  const names = placeholders.map((each) => namesFrom(each, context, { file, pointer }));
  if (names.includes(undefined)) return undefined;
  return new Set([...namesEverywhere(context), ...names.flatMap((each) => each ?? [])]);
}
