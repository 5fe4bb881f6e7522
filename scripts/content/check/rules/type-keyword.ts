import { list, quote } from '../format.ts';
import { inapplicableKeywords } from '../model/consistency.ts';
import { perFile, type Rule, report } from '../rule.ts';

export const rule: Rule = {
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
