import type { ContentFile } from '../../read.ts';
import { atValue, type Problem, type Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { areRulesWrong, crossedLimits } from '../model/consistency.ts';
import { contradiction, type Demand } from '../model/contradictions.ts';
import { alwaysSaid } from '../model/forms.ts';
import { partsBeside, type SchemaPart } from '../model/schema-parts.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

/** The schemas of answers; condition-never reports conditions. */
function answerSchemas({ schemaParts }: CheckContext, file: ContentFile): SchemaPart[] {
  return schemaParts(file).filter(({ isCondition }) => !isCondition);
}

function crossed({ origin }: CheckContext, file: ContentFile, { schema, pointer }: SchemaPart): Report[] {
  return crossedLimits(schema).map(([least, most]) => ({
    location: atValue(origin(file, `${pointer}/${least}`)),
    message: `${quote(least)} is ${schema[least]} and ${quote(most)} is ${schema[most]}, so no answer is valid.`,
    advice: 'Change one of the two.',
  }));
}

function textsFor(demands: readonly Demand[]): Problem {
  const keywords = new Set(demands.map(({ keyword }) => keyword));
  const pattern = demands.length === 1 ? demands[0]?.schema.pattern : undefined;
  if (typeof pattern === 'string') {
    const [, inner] = /^\/(.*)\/[a-z]*$/s.exec(pattern) ?? [];
    return {
      message: `No text matches the pattern ${quote(pattern)}.`,
      advice:
        inner === undefined
          ? 'Change it: ^ is the start of a text and $ its end.'
          : `Write it without slashes around it: ${quote(inner)}.`,
    };
  }
  const all = keywords.size > 1 ? `${list(keywords)} together` : `each ${list(keywords)} that it has`;
  return { message: `No answer matches ${all}.`, advice: 'Change one of them.' };
}

/** @param parts all schemas of one value */
function contradicting(context: CheckContext, file: ContentFile, parts: readonly SchemaPart[]): Report[] {
  const demands = parts.some(areRulesWrong) ? [] : contradiction(parts);
  const origins = demands.map(({ pointer }) => context.origin(file, pointer));
  // a definition may be right in its other places
  const own = origins.findLast((origin, index) => origin.pointer === demands[index]?.pointer);
  const location = own ?? origins.at(-1);
  return location ? [{ location: atValue(location), ...textsFor(demands) }] : [];
}

function check(context: CheckContext, file: ContentFile): Report[] {
  const parts = answerSchemas(context, file);
  const fields = context
    .forms(file)
    .flatMap(({ nodes }) =>
      nodes.flatMap((node) => [...node.fields.keys()].map((name) => alwaysSaid(node, name))),
    )
    .filter(({ length }) => length > 1);
  return [
    ...parts.flatMap((part) => crossed(context, file, part)),
    ...[...parts.map((part) => [part]), ...fields].flatMap((all) =>
      contradicting(context, file, all.flatMap(partsBeside)),
    ),
  ];
}

export const rule: Rule = {
  id: 'limits-empty',
  topic: 'Fields and what they accept',
  about:
    'No answer to a field can be valid: its minimum is above its maximum, its pattern matches no text, or other keywords refuse its choices.',
  check: perFile(check),
};
