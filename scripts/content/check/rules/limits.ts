import equal from 'fast-deep-equal';
import { MB } from '../../../../src/engine/widgets/file/sizes.ts';
import { MAX_UPLOAD } from '../../../api/calls.ts';
import { isOtherAnswer } from '../../comparisons.ts';
import { escapePart, objectOf } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { slowPart } from '../../values/slow-patterns.ts';
import { atKey, type Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import {
  crossedLimits,
  emptinessOf,
  hasInvalidKeywords,
  inapplicableKeywords,
  zeroLimits,
} from '../model/consistency.ts';
import { contradiction, type Demand } from '../model/contradictions.ts';
import { limitsOf } from '../model/field-limits.ts';
import { type FormNode, unconditionalParts } from '../model/forms.ts';
import { allOfParts, type SchemaPart } from '../model/schema-parts.ts';
import { type CheckContext, evaluation, perField, perFile, type Rule, report } from '../rule.ts';

export const typeKeyword: Rule = {
  topic: 'Fields and what they accept',
  about: 'A field has rules for another type: a pattern for a number, or choices that are texts.',
  check: perFile(({ schemaParts, schemaErrors, origin }, file) => {
    const reported = new Set(schemaErrors(file).map(({ pointer }) => pointer));
    return schemaParts(file).flatMap((part) => {
      const type = `${part.pointer}/type`;
      // condition-type checks conditions
      const keywords = part.isCondition || reported.has(type) ? [] : inapplicableKeywords(part);
      if (keywords.length === 0) return [];
      const message = `${list(keywords)} does not go with the type ${quote(part.schema.type)}.`;
      return [report(origin(file, type), message, `Change the type, or remove ${list(keywords)}.`)];
    });
  }),
};

export const dateWindowEmpty: Rule = {
  topic: 'Fields and what they accept',
  about: 'A window of dates has no day in it, always or on some days of the year.',
  check: perFile(({ schemaParts, origin }, file) =>
    schemaParts(file).flatMap(({ schema, pointer, isCondition }) => {
      // condition-never checks conditions
      const empty = isCondition ? undefined : emptinessOf(schema.dateRange);
      if (!empty) return [];
      const message =
        empty === 'always'
          ? 'This window ends before it begins, so no day is valid.'
          : `On some days this window ends before it begins, on ${empty.on} for example, and no day is valid.`;
      const advice =
        'Set "max" after "min". A negative number counts back from today, and months differ in length.';
      return [report(origin(file, `${pointer}/dateRange`), message, advice)];
    }),
  ),
};

/** An unticked box is no answer. Choices and items of a source can be false. */
const canBeFalse = ({ schema, pointer }: SchemaPart) =>
  schema.type !== 'boolean' || 'oneOf' in schema || /\/items(?:\/|$)/.test(pointer);

function checkLimits({ origin }: CheckContext, file: ContentFile, part: SchemaPart): Report[] {
  const { schema, pointer } = part;
  const isFalse = ['const', 'enum'].find((name) => equal([schema[name]].flat(), [false]));
  return [
    ...crossedLimits(schema).map(([least, most]) => {
      const message = isOtherAnswer(schema[least])
        ? `${quote(least)} and ${quote(most)} are the same answer, so no answer is valid.`
        : `${quote(least)} is ${schema[least]} and ${quote(most)} is ${schema[most]}, so no answer is valid.`;
      return report(origin(file, `${pointer}/${least}`), message, 'Change one of the two.');
    }),
    ...zeroLimits(schema).map((most) => {
      const message = `${quote(most)} is 0, so nothing can be answered.`;
      return report(origin(file, `${pointer}/${most}`), message, 'Write a larger number, or remove it.');
    }),
    ...(isFalse && !canBeFalse(part) ? [`${pointer}/${isFalse}`] : []).map((at) => {
      const message = 'A ticked box is true and an unticked box is no answer, so nobody can answer false.';
      return report(origin(file, at), message, 'Write true, or remove it.');
    }),
  ];
}

/** Checks the least number of answers to a group of fields. */
function checkGroup({ origin }: CheckContext, file: ContentFile, { fields, schemas }: FormNode): Report[] {
  return schemas.flatMap(({ schema: { minProperties: least }, pointer }) => {
    if (fields.size === 0 || typeof least !== 'number' || least <= fields.size) return [];
    const message = `"minProperties" is ${least}, and there are only ${fields.size} fields, so no answer is valid.`;
    return [report(origin(file, `${pointer}/minProperties`), message, 'Write a smaller number.')];
  });
}

function problemFor(demands: readonly Demand[]): [message: string, advice: string] {
  const keywords = new Set(demands.map(({ keyword }) => keyword));
  const pattern = demands.length === 1 ? demands[0]?.schema.pattern : undefined;
  if (typeof pattern === 'string') {
    const [, inner] = /^\/(.*)\/[a-z]*$/s.exec(pattern) ?? [];
    const advice = inner && `Write it without slashes around it: ${quote(inner)}.`;
    const message = `No text matches the pattern ${quote(pattern)}.`;
    return [message, advice ?? 'Change it: ^ is the start of a text and $ its end.'];
  }
  if (keywords.has('minItems') && keywords.has('uniqueItems'))
    return ['"minItems" is above the number of choices, so no answer is valid.', 'Write a smaller number.'];
  const all = keywords.size > 1 ? `${list(keywords)} together` : `each ${list(keywords)} that it has`;
  return [`No answer matches ${all}.`, 'Change one of them.'];
}

/** @param parts all schemas of one value */
function checkDemands({ origin }: CheckContext, file: ContentFile, parts: readonly SchemaPart[]): Report[] {
  const demands = parts.some(hasInvalidKeywords) ? [] : contradiction(parts);
  const origins = demands.map(({ pointer }) => origin(file, pointer));
  // a definition may be right in other places
  const own = origins.findLast(({ pointer }, index) => pointer === demands[index]?.pointer);
  const location = own ?? origins.at(-1);
  return location ? [report(location, ...problemFor(demands))] : [];
}

export const limitsEmpty: Rule = {
  topic: 'Fields and what they accept',
  about:
    'No answer to a field can be valid: its minimum is above its maximum, its pattern matches no text, or other keywords refuse its choices.',
  check: perFile((context, file) => {
    // condition-never checks conditions
    const parts = context.schemaParts(file).filter(({ isCondition }) => !isCondition);
    const nodes = context.forms(file).flatMap((form) => form.nodes);
    const fields = nodes.flatMap((node) =>
      [...node.fields.keys()].map((name) => unconditionalParts(node, name)),
    );
    const values = [...parts.map((part) => [part]), ...fields.filter(({ length }) => length > 1)];
    return [
      ...parts.flatMap((part) => checkLimits(context, file, part)),
      ...nodes.flatMap((node) => checkGroup(context, file, node)),
      ...values.flatMap((all) => checkDemands(context, file, all.flatMap(allOfParts))),
    ];
  }),
};

/** The most that files of a field may have together, in MB: what servers take, less some room for the answers. */
const MOST = MAX_UPLOAD / MB - 4;

export const uploadLimit: Rule = {
  topic: 'Fields and what they accept',
  about: `Visitors can choose more files than a server takes: \`maxItems\` times \`maxSize\` is above ${MOST} MB.`,
  check: perField(({ origin }, node, { file }) => {
    const limits = limitsOf(node);
    const size = limits.find(({ measure }) => measure === 'megabytes')?.value;
    if (size === undefined) return [];
    const total =
      size * Math.min(...limits.map(({ keyword, value }) => (keyword === 'maxItems' ? value : Infinity)));
    const message = `Visitors can choose ${total} MB of files here, and a server takes ${MOST} MB.`;
    const advice = `Set "maxItems" and "maxSize" so that one times the other is at most ${MOST}.`;
    const location = origin(file, `${node.pointer}/ui:widget`);
    return [evaluation(total <= MOST, location, message.replace('Infinity MB', 'any number'), advice)];
  }),
};

function patternsIn({ schemaParts, own, annotated, origin }: CheckContext, file: ContentFile) {
  const inSchemas = schemaParts(file).flatMap(({ schema: { pattern, patternProperties }, pointer }) => {
    const at = origin(file, `${pointer}/pattern`);
    const keys = Object.keys(objectOf(patternProperties)).map((key) => {
      const place = origin(file, `${pointer}/patternProperties/${escapePart(key)}`);
      return { pattern: key, location: atKey(place) };
    });
    return typeof pattern === 'string' ? [{ pattern, location: at }, ...keys] : keys;
  });
  // for example in a widget's options
  const elsewhere = own(file).places.flatMap(([value, pointer]) =>
    typeof value === 'string' && annotated(file).get(pointer)?.get('format')?.includes('regex')
      ? [{ pattern: value, location: origin(file, pointer) }]
      : [],
  );
  return [...inSchemas, ...elsewhere];
}

export const patternSlow: Rule = {
  topic: 'Fields and what they accept',
  about:
    'A pattern can match the same letters in many ways, as `(a+)+` and `(a|a)*` can: the time doubles with each letter of an answer that does not match.',
  check: perFile((context, file) =>
    patternsIn(context, file).flatMap(({ pattern, location }) => {
      const slow = slowPart(pattern);
      if (!slow) return [];
      const { part, letters } = slow;
      // a text of 30 letters takes minutes to match
      const text = `${letters.repeat(Math.ceil(30 / letters.length))}!`;
      const message = `This pattern can freeze a page for minutes, for example with the text ${quote(text)}.`;
      const advice = `${quote(part)} can match the same letters in many ways. Rewrite it so that there is only one.`;
      return [report(location, message, advice)];
    }),
  ),
};
