import { pointerParts } from '../../read.ts';
import { atPart, type Problem } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { quote, suggestName } from '../format.ts';
import { closestUiKeyword, type FieldName, type Form, fieldNames } from '../model/forms.ts';
import { checkForms, type Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

function problemFor({ name, where, node, pointer }: FieldName): Problem {
  const advice = suggestName(name, node.fields.keys(), 'Remove it.');
  switch (where) {
    case 'properties': {
      const defined = pointerParts(pointer).at(-1);
      return {
        message: `The field ${quote(defined)} is not named anywhere else here.`,
        advice: `Did you mean ${quote(name)}?`,
      };
    }
    case 'required':
      return { message: `"required" names ${quote(name)}, which is not a field here.`, advice };
    case 'autoSubmit':
      return { message: `"autoSubmit" waits for ${quote(name)}, which is not a field here.`, advice };
    default: {
      const field = closest(name, node.fields.keys());
      const word = field === undefined ? closestUiKeyword(name) : undefined;
      return {
        message: `${quote(name)} is not a field here.`,
        advice: word ? `Did you mean ${quote(word)}?` : advice,
      };
    }
  }
}

function evaluate(context: CheckContext, { file }: Form, used: FieldName): Evaluation {
  const location = atPart(context.origin(file, used.pointer), used.part);
  return { location, problem: used.isField ? undefined : problemFor(used) };
}

export const rule: Rule = {
  id: 'field-unknown',
  topic: 'Fields and what they accept',
  about: 'A form draws, requires or waits for a field that its schema does not have.',
  check: (context) =>
    checkForms(context, (form) =>
      fieldNames(form)
        .filter(({ where }) => where !== 'order')
        .map((used) => evaluate(context, form, used)),
    ),
};
