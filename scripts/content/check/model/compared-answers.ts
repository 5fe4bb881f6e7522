import { COMPARING, FORMAT_LIMITS, isOtherAnswer, parseRelative } from '../../comparisons.ts';
import { type JsonObject, listOf } from '../../json.ts';
import { pairMemo, weakMemo } from '../../memo.ts';
import { pointerParts } from '../../read.ts';
import type { CheckContext } from '../rule.ts';
import { type Form, type FormNode, readsOf } from './forms.ts';
import { partsUnder, sameValueParts } from './schema-parts.ts';

/** The kind of an answer: two answers are only comparable if they are of one kind. */
export type Kind = 'day' | 'text' | 'number' | 'yes or no' | 'list' | 'group';

/** The answer that a field's rule compares it with. */
export interface ComparedAnswer {
  keyword: string;
  /** the pointer of the `$data` */
  pointer: string;
  other: string;
  name: string;
  /** the kind that the other answer must be of. Undefined if any kind is right, or the field's own is not known */
  needed: Kind | undefined;
  /** the other answer. Undefined if there is none at its place */
  target: { node: FormNode | undefined; kind: Kind | undefined } | undefined;
}

const KINDS: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'yes or no',
  array: 'list',
  object: 'group',
};

function kindOf(schemas: readonly JsonObject[]): Kind | undefined {
  const types = schemas.flatMap(
    ({ type, enum: values }) => type ?? listOf(values).map((value) => typeof value),
  );
  const kinds = new Set(types.map((type) => KINDS[String(type)]));
  const [kind, ...others] = kinds;
  if (others.length > 0) return undefined;
  return kind === 'text' && schemas.some(({ format }) => format === 'date') ? 'day' : kind;
}

const schemasOf = ({ schemas }: FormNode) => schemas.map(({ schema }) => schema);

/** Returns a field, the object or list around it, and so on up to the form. */
export function withHolders({ nodes }: Form, node: FormNode): FormNode[] {
  const holder = nodes.find(({ fields }) => fields.get(node.name) === node.schemas);
  return [node, ...(holder ? withHolders({ nodes } as Form, holder) : [])];
}

function fieldIn({ nodes }: Form, holder: FormNode, part: string): FormNode | undefined {
  const name = /^\d+$/.test(part) && holder.fields.has('items') ? 'items' : part;
  const schemas = holder.fields.get(name);
  return schemas && nodes.find((node) => node.name === name && node.schemas === schemas);
}

function targetOf(
  { names }: CheckContext,
  form: Form,
  node: FormNode,
  other: string,
): ComparedAnswer['target'] {
  const { up, pointer } = parseRelative(other) ?? { up: 0, pointer: '' };
  const [name = '', ...rest] = pointerParts(pointer);
  const holder = withHolders(form, node)[up];
  const first = holder && fieldIn(form, holder, name);
  const found = rest.reduce((at, part) => at && fieldIn(form, at, part), first);
  if (found) return { node: found, kind: kindOf(schemasOf(found)) };
  const fact = holder === form.root && rest.length === 0 && readsOf(form).includes(name);
  return fact ? { node: undefined, kind: kindOf([names.factSchemas.get(name) ?? {}]) } : undefined;
}

function neededKind(keyword: string, node: FormNode): Kind | undefined {
  if (keyword === 'const') return kindOf(schemasOf(node));
  return FORMAT_LIMITS.some((each) => each === keyword) ? 'day' : 'number';
}

function findComparedAnswers(context: CheckContext, form: Form, node: FormNode): ComparedAnswer[] {
  const refused = node.schemas.flatMap((part) => partsUnder(part, ['not'])).flatMap(sameValueParts);
  return [...node.schemas, ...refused].flatMap((part) =>
    COMPARING.flatMap((keyword) => {
      const value = part.schema[keyword];
      if (!isOtherAnswer(value)) return [];
      const other = value.$data;
      return {
        ...{ keyword, other, pointer: `${part.pointer}/${keyword}/$data` },
        name: pointerParts(parseRelative(other)?.pointer ?? '').at(-1) ?? '',
        needed: neededKind(keyword, node),
        target: targetOf(context, form, node, other),
      };
    }),
  );
}

const comparedByNode = pairMemo((context: CheckContext, form: Form) =>
  weakMemo((node: FormNode) => findComparedAnswers(context, form, node)),
);

/** Returns the answers that a field is compared with. */
export function comparedAnswers(
  context: CheckContext,
  form: Form,
  node: FormNode,
): readonly ComparedAnswer[] {
  return comparedByNode(context, form)(node);
}
