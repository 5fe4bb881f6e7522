import { escapePart } from '../../json.ts';
import { atKey } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { evaluation, perField, type Rule } from '../rule.ts';

const NEVER_REVEALS = /\/(?:anyOf|oneOf|dependencies)\//;

export const rule: Rule = {
  topic: 'Fields and what they accept',
  about: 'A field is defined where nothing reveals it: under "anyOf", "oneOf" or "dependencies" alone.',
  check: perField((context, { schemas: [object], fields }, { file }) =>
    [...fields].flatMap(([name, parts]) => {
      const own = `/properties/${escapePart(name)}`;
      const places = parts.map(({ pointer }) => pointer).filter((pointer) => pointer.endsWith(own));
      const [first] = places;
      const isShown = places.some(
        (pointer) => !NEVER_REVEALS.test(pointer.slice(object?.pointer.length, -own.length)),
      );
      if (first === undefined || isShown) return [];
      const message = `The field ${quote(name)} never shows: only "if" with "then" or "else" reveals fields.`;
      const advice = 'Define it in "properties", or in the "then" of an "if" inside "allOf".';
      return [evaluation(false, atKey(context.origin(file, first)), message, advice)];
    }),
  ),
};
