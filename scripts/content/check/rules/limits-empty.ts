import type { ContentFile } from '../../read.ts';
import type { Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { areRulesWrong, crossedLimits } from '../model/consistency.ts';
import { contradiction, type Demand } from '../model/contradictions.ts';
import { alwaysSaid } from '../model/forms.ts';
import { partsBeside, type SchemaPart } from '../model/schema-parts.ts';
import { type CheckContext, perFile, type Rule, report } from '../rule.ts';

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

export const rule: Rule = {
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
