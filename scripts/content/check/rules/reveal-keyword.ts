import { escapePart } from '../../json.ts';
import { atKey, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import type { Form, FormNode } from '../model/forms.ts';
import type { CheckContext, Rule } from '../rule.ts';

const NEVER_REVEALS = /\/(?:anyOf|oneOf|dependencies)\//;

function check(context: CheckContext, { file }: Form, { schemas, fields }: FormNode): Report[] {
  const [object] = schemas;
  if (!object) return [];
  return [...fields].flatMap(([name, parts]) => {
    const own = `/properties/${escapePart(name)}`;
    const places = parts.map(({ pointer }) => pointer).filter((pointer) => pointer.endsWith(own));
    const isShown = places.some(
      (location) => !NEVER_REVEALS.test(location.slice(object.pointer.length, -own.length)),
    );
    const [first] = places;
    if (first === undefined || isShown) return [];
    return [
      {
        location: atKey(context.origin(file, first)),
        message: `The field ${quote(name)} never shows: only "if" with "then" or "else" reveals fields.`,
        advice: 'Define it in "properties", or in the "then" of an "if" inside "allOf".',
      },
    ];
  });
}

export const rule: Rule = {
  id: 'reveal-keyword',
  topic: 'Fields and what they accept',
  about: 'A field is defined where nothing reveals it: under "anyOf", "oneOf" or "dependencies" alone.',
  check: (context) =>
    context.parsed
      .flatMap((file) => context.forms(file))
      .flatMap((form) => form.nodes.flatMap((node) => check(context, form, node))),
};
