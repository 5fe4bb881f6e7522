import type { ContentFile } from '../../read.ts';
import type { Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { areRulesWrong, crossedLimits, emptinessOf, inapplicableKeywords } from '../model/consistency.ts';
import { contradiction, type Demand } from '../model/contradictions.ts';
import { alwaysSaid } from '../model/forms.ts';
import { partsBeside, type SchemaPart } from '../model/schema-parts.ts';
import { type CheckContext, perFile, type Rule, report } from '../rule.ts';

export const typeKeyword: Rule = {
  topic: 'Fields and what they accept',
  about: 'A field has rules for another type: a pattern for a number, or choices that are texts.',
  check: perFile(({ schemaParts, schemaErrors, origin }, file) => {
    const reported = new Set(schemaErrors(file).map(({ pointer }) => pointer));
    return schemaParts(file).flatMap((part) => {
      const type = `${part.pointer}/type`;
      // condition-type reports conditions
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
      // condition-never reports conditions
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

function checkCrossed(
  { origin }: CheckContext,
  file: ContentFile,
  { schema, pointer }: SchemaPart,
): Report[] {
  return crossedLimits(schema).map(([least, most]) => {
    const message = `${quote(least)} is ${schema[least]} and ${quote(most)} is ${schema[most]}, so no answer is valid.`;
    return report(origin(file, `${pointer}/${least}`), message, 'Change one of the two.');
  });
}

function problemFor(demands: readonly Demand[]): [message: string, advice: string] {
  const keywords = new Set(demands.map(({ keyword }) => keyword));
  const pattern = demands.length === 1 ? demands[0]?.schema.pattern : undefined;
  if (typeof pattern === 'string') {
    const [, inner] = /^\/(.*)\/[a-z]*$/s.exec(pattern) ?? [];
    const advice =
      inner === undefined
        ? 'Change it: ^ is the start of a text and $ its end.'
        : `Write it without slashes around it: ${quote(inner)}.`;
    return [`No text matches the pattern ${quote(pattern)}.`, advice];
  }
  const all = keywords.size > 1 ? `${list(keywords)} together` : `each ${list(keywords)} that it has`;
  return [`No answer matches ${all}.`, 'Change one of them.'];
}

/** @param parts all schemas of one value */
function checkDemands({ origin }: CheckContext, file: ContentFile, parts: readonly SchemaPart[]): Report[] {
  const demands = parts.some(areRulesWrong) ? [] : contradiction(parts);
  const origins = demands.map(({ pointer }) => origin(file, pointer));
  // a definition may be right in its other places
  const own = origins.findLast(({ pointer }, index) => pointer === demands[index]?.pointer);
  const location = own ?? origins.at(-1);
  return location ? [report(location, ...problemFor(demands))] : [];
}

export const limitsEmpty: Rule = {
  topic: 'Fields and what they accept',
  about:
    'No answer to a field can be valid: its minimum is above its maximum, its pattern matches no text, or other keywords refuse its choices.',
  check: perFile((context, file) => {
    // condition-never reports conditions
    const parts = context.schemaParts(file).filter(({ isCondition }) => !isCondition);
    const fields = context
      .forms(file)
      .flatMap(({ nodes }) =>
        nodes.flatMap((node) => [...node.fields.keys()].map((name) => alwaysSaid(node, name))),
      );
    const values = [...parts.map((part) => [part]), ...fields.filter(({ length }) => length > 1)];
    return [
      ...parts.flatMap((part) => checkCrossed(context, file, part)),
      ...values.flatMap((all) => checkDemands(context, file, all.flatMap(partsBeside))),
    ];
  }),
};
