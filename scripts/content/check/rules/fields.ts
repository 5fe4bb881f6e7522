import { pointerParts } from '../../read.ts';
import { atKey, type Problem } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { list, quote, suggestName } from '../format.ts';
import {
  closestUiKeyword,
  type FieldName,
  type Form,
  type FormNode,
  fieldNames,
  undrawnGroup,
} from '../model/forms.ts';
import { isSafeName, propertiesOf } from '../model/schema-parts.ts';
import { type DrawnField, drawnFields } from '../model/widgets.ts';
import { isInside, parentOf } from '../pointers.ts';
import {
  type CheckContext,
  type Evaluation,
  evaluation,
  perField,
  perFile,
  perForm,
  type Rule,
  report,
} from '../rule.ts';

function problemFor({ name, where, node, pointer }: FieldName, facts: ReadonlySet<string>): Problem {
  const canBeRead = where === 'required' && node.name === '' && facts.has(name);
  const advice = canBeRead
    ? `Add ${quote(name)} to the step's "reads".`
    : suggestName(name, node.fields.keys(), 'Remove it.');
  if (where === 'properties') {
    const message = `The field ${quote(pointerParts(pointer).at(-1))} is not named anywhere else here.`;
    return { message, advice: `Did you mean ${quote(name)}?` };
  }
  const use = {
    required: '"required" names',
    autoSubmit: '"autoSubmit" waits for',
    order: '"ui:order" names',
  };
  if (where !== 'uiSchema')
    return { message: `${use[where]} ${quote(name)}, which is not a field here.`, advice };
  const field = closest(name, node.fields.keys());
  const word = field === undefined ? closestUiKeyword(name) : undefined;
  const message = `${quote(name)} is not a field here.`;
  return { message, advice: word ? `Did you mean ${quote(word)}?` : advice };
}

/** Creates the `check` of a rule about the names of fields in some places. */
const checkNames = (isFor: (name: FieldName) => boolean) =>
  perForm((context, form) =>
    fieldNames(form)
      // field-name reports a name that no field can have
      .filter(
        (used) =>
          isFor(used) && !(used.where === 'properties' && !isSafeName(pointerParts(used.pointer).at(-1))),
      )
      .map((used) => ({
        location: { ...context.origin(form.file, used.pointer), part: used.part },
        isRight: used.isField,
        ...(used.isField ? { message: '', advice: '' } : problemFor(used, context.names.facts)),
      })),
  );

export const fieldUnknown: Rule = {
  topic: 'Fields and what they accept',
  about: 'A form draws, requires or waits for a field that its schema does not have.',
  check: checkNames(({ where }) => where !== 'order'),
};

export const orderField: Rule = {
  topic: 'Fields and what they accept',
  about: '"ui:order" names a field that the schema does not have, not even as a reveal.',
  check: checkNames(({ where }) => where === 'order'),
};

export const orderMissing: Rule = {
  topic: 'Fields and what they accept',
  about: '"ui:order" does not list every field that may show, reveals included.',
  check: perField(({ origin }, { ui, fields, pointer }, { file }) => {
    const order: unknown = ui['ui:order'];
    if (!Array.isArray(order)) return [];
    // an unknown name may be the misspelt name of a field that seems to be missing
    const isClear = !order.includes('*') && order.every((name) => fields.has(name));
    const missing = isClear ? [...fields.keys()].filter((name) => !order.includes(name)) : [];
    const message = `"ui:order" leaves out ${list(missing)}, but has to list every field.`;
    const advice = `Add ${list(missing)}, or "*" for all fields that are not listed.`;
    return [evaluation(missing.length === 0, origin(file, `${pointer}/ui:order`), message, advice)];
  }),
};

/** A pointer to a choice of a field. Its title is not the field's title. */
const CHOICE = /\/(?:oneOf|anyOf)\/\d+$/;

function evaluate({ origin }: CheckContext, { file }: Form, { node }: DrawnField): Evaluation {
  const { name, ui, schemas } = node;
  const own = schemas.filter(({ pointer }) => !CHOICE.test(pointer));
  const titles = [ui['ui:title'], ...own.map(({ schema }) => schema.title)];
  // text-spaces reports a title of spaces
  const isLabelled = titles.some((title) => typeof title === 'string' && title !== '');
  const empty = own.find(({ schema }) => schema.title !== undefined);
  const location = empty
    ? origin(file, `${empty.pointer}/title`)
    : atKey(origin(file, schemas[0]?.pointer ?? ''));
  const advice = 'Add a "title". To show it to screen readers only, add "hideLabel" to "ui:options".';
  return evaluation(isLabelled, location, `The field ${quote(name)} has no label.`, advice);
}

export const labelMissing: Rule = {
  topic: 'Fields and what they accept',
  about:
    'A field has no label. Placeholders and headings do not count: screen readers do not read them with the field.',
  check: perForm((context, form) =>
    drawnFields(context, form)
      // required-message reports a group that has no entry in the uiSchema
      .filter(({ node }) => !undrawnGroup(form, node))
      .map((field) => evaluate(context, form, field)),
  ),
};

export const fieldName: Rule = {
  topic: 'Fields and what they accept',
  about:
    'The name of a field is not safe: it has spaces or other marks, starts with a digit, or means something else.',
  check: perFile(({ schemaParts, origin }, file) =>
    propertiesOf(schemaParts(file).filter(({ isCondition }) => !isCondition)).flatMap(({ name, pointer }) => {
      const isTaken = name in Object.prototype;
      if (isSafeName(name) && !isTaken) return [];
      const message = `${quote(name)} ${isTaken ? 'means something else in JavaScript, so it' : ''} cannot be the name of a field.`;
      const advice = 'Use letters, digits, hyphens and underscores, and start with a letter.';
      return [
        report(
          atKey(origin(file, pointer)),
          message.replace('  ', ' '),
          isTaken ? 'Choose another name.' : advice,
        ),
      ];
    }),
  ),
};

function labelOf({ ui, schemas }: FormNode): string {
  const own = schemas.filter(({ pointer }) => !CHOICE.test(pointer));
  const titles = [ui['ui:title'], ...own.map(({ schema }) => schema.title)];
  return String(titles.find((title) => typeof title === 'string') ?? '').trim();
}

/** Returns the branch of an `if` that a field is in. Empty if everyone sees it. */
const branchOf = ({ schemas: [first] }: FormNode) =>
  first?.pointer.match(/^.*\/(?:then|else)(?=\/)/)?.[0] ?? '';

/** Returns true if a visitor can see both fields. They are beside each other, and not in different branches. */
function areSeenTogether(one: FormNode, other: FormNode): boolean {
  const [branch, second] = [branchOf(one), branchOf(other)];
  const isBeside = parentOf(one.pointer) === parentOf(other.pointer);
  const isNested = isInside(branch, second) || isInside(second, branch);
  return isBeside && (branch === second || branch === '' || second === '' || isNested);
}

export const labelDuplicate: Rule = {
  topic: 'Fields and what they accept',
  about: 'Two fields that visitors see together have the same label, so nobody can tell them apart.',
  check: perForm((context, form) => {
    const nodes = drawnFields(context, form).map(({ node }) => node);
    return nodes.flatMap((node, index) => {
      const label = labelOf(node);
      const same = (other: FormNode) => labelOf(other) === label && areSeenTogether(node, other);
      const first = nodes.slice(0, index).find(same);
      if (!first || label === '') return [];
      const isOfUi = typeof node.ui['ui:title'] === 'string';
      const at = isOfUi ? `${node.pointer}/ui:title` : `${node.schemas[0]?.pointer}/title`;
      const location = context.locationOfUse(form.file, at);
      const message = `${quote(node.name)} and ${quote(first.name)} have the same label: ${quote(label)}.`;
      const advice = `Change the ${isOfUi ? '"ui:title"' : '"title"'} of one of them.`;
      return [evaluation(false, location, message, advice)];
    });
  }),
};
