import { pointerParts } from '../../read.ts';
import { closest } from '../did-you-mean.ts';
import { placeOf, type Words } from '../finding.ts';
import { type FieldName, fieldNames } from '../model/field-names.ts';
import type { Form } from '../model/forms.ts';
import { uiWordMeant } from '../model/ui-words.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { judgeForms, type Verdict } from '../verdicts.ts';
import { fixName, quote } from '../wording.ts';

function wordsFor({ name, where, node, pointer }: FieldName): Words {
  const fix = fixName(name, node.fields.keys(), 'Take it out.');
  switch (where) {
    case 'properties': {
      const defined = pointerParts(pointer).at(-1);
      return {
        message: `Nothing else here names the field ${quote(defined)}.`,
        fix: `Did you mean ${quote(name)}?`,
      };
    }
    case 'required':
      return { message: `"required" names ${quote(name)}, which is no field here.`, fix };
    case 'autoSubmit':
      return { message: `"autoSubmit" waits for ${quote(name)}, which is no field here.`, fix };
    default: {
      const field = closest(name, node.fields.keys());
      const word = field === undefined ? uiWordMeant(name) : undefined;
      return {
        message: `${quote(name)} is no field here.`,
        fix: word ? `Did you mean ${quote(word)}?` : fix,
      };
    }
  }
}

function judge(context: CheckContext, { file }: Form, used: FieldName): Verdict {
  const place = placeOf(context.origin(file, used.pointer), used.part);
  return { place, wrong: used.isField ? undefined : wordsFor(used) };
}

export const rule: Rule = {
  id: 'field-unknown',
  about: 'A form draws, asks for or waits for a field that its schema never has.',
  check: (context) =>
    judgeForms(context, (form) =>
      fieldNames(form)
        .filter(({ where }) => where !== 'order')
        .map((used) => judge(context, form, used)),
    ),
};
