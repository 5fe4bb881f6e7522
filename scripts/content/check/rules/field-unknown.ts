import { pointerParts } from '../../read.ts';
import type { Problem } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { quote, suggestName } from '../format.ts';
import { closestUiKeyword, type FieldName, fieldNames } from '../model/forms.ts';
import { perForm, type Rule } from '../rule.ts';

function problemFor({ name, where, node, pointer }: FieldName): Problem {
  const advice = suggestName(name, node.fields.keys(), 'Remove it.');
  switch (where) {
    case 'properties': {
      const message = `The field ${quote(pointerParts(pointer).at(-1))} is not named anywhere else here.`;
      return { message, advice: `Did you mean ${quote(name)}?` };
    }
    case 'required':
      return { message: `"required" names ${quote(name)}, which is not a field here.`, advice };
    case 'autoSubmit':
      return { message: `"autoSubmit" waits for ${quote(name)}, which is not a field here.`, advice };
    default: {
      const field = closest(name, node.fields.keys());
      const word = field === undefined ? closestUiKeyword(name) : undefined;
      const message = `${quote(name)} is not a field here.`;
      return { message, advice: word ? `Did you mean ${quote(word)}?` : advice };
    }
  }
}

export const rule: Rule = {
  topic: 'Fields and what they accept',
  about: 'A form draws, requires or waits for a field that its schema does not have.',
  check: perForm((context, form) =>
    fieldNames(form)
      .filter(({ where }) => where !== 'order')
      .map((used) => ({
        location: { ...context.origin(form.file, used.pointer), part: used.part },
        isRight: used.isField,
        ...problemFor(used),
      })),
  ),
};
