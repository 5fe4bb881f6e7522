import type { JsonObject } from '../../json.ts';
import { accepted, fits } from '../../values/index.ts';
import { atValue } from '../finding.ts';
import { choicesIn } from '../model/choices.ts';
import { contradiction, together } from '../model/contradictions.ts';
import { alwaysSaid } from '../model/field-schema.ts';
import type { Form, FormNode } from '../model/forms.ts';
import type { SchemaPart } from '../model/schema-parts.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { judgeForms, type Verdict } from '../verdicts.ts';
import { fixName, list, quote } from '../wording.ts';

/** What a field says outright that its answer may be, each where it says so. */
function saidBy(part: SchemaPart): { value: unknown; pointer: string }[] {
  const { schema, pointer } = part;
  const limits = ['minimum', 'maximum']
    .filter((name) => typeof schema[name] === 'number')
    .map((name) => ({ value: schema[name], pointer: `${pointer}/${name}` }));
  return [...choicesIn(part), ...limits];
}

function fixFor(value: unknown, fact: JsonObject): string {
  const known = accepted(fact);
  const words = known.filter((each) => typeof each === 'string');
  const numbers = known.filter((each) => typeof each === 'number').toSorted((a, b) => a - b);
  return typeof value === 'string' ? fixName(value, words, 'Take it out.') : `It can be ${list(numbers)}.`;
}

function judge(context: CheckContext, { file, root }: Form, { name, schemas }: FormNode): Verdict[] {
  const fact = context.names.factSchemas.get(name);
  if (!fact) return [];
  // where nothing fits the field at all, that is what is wrong
  const isImpossible =
    contradiction(alwaysSaid(root, name).flatMap(together)).length > 0 ||
    schemas.some(({ schema }) => accepted(schema).length === 0);
  const said = isImpossible ? [] : schemas.flatMap(saidBy);
  return said.map(({ value, pointer }) => {
    const message = `The fact ${quote(name)} can never be ${quote(value)}, so this answer would be lost.`;
    return {
      place: atValue(context.origin(file, pointer)),
      wrong: fits(fact, value) ? undefined : { message, fix: fixFor(value, fact) },
    };
  });
}

export const rule: Rule = {
  id: 'fact-field',
  about:
    'A field has the name of a fact and offers an answer that the fact can never be, so that the answer is not kept.',
  check: (context) =>
    judgeForms(context, (form) =>
      form.nodes
        .filter((node) => form.root.fields.get(node.name) === node.schemas)
        .flatMap((node) => judge(context, form, node)),
    ),
};
