import type { ContentFile } from '../../read.ts';
import { type FieldName, fieldNames } from '../field-names.ts';
import { placeOf } from '../finding.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { type Verdict, wrongInAll } from '../verdicts.ts';
import { fixName, quote } from '../wording.ts';

function judge(context: CheckContext, file: ContentFile, used: FieldName): Verdict {
  const { name, node, isField, pointer, part } = used;
  const words = {
    message: `"ui:order" names ${quote(name)}, which is no field here.`,
    fix: fixName(name, node.fields.keys(), 'Take it out.'),
  };
  return { place: placeOf(context.origin(file, pointer), part), wrong: isField ? undefined : words };
}

/** "ui:order" names a field that the schema never has, not even in a branch that is revealed. */
export const rule: Rule = {
  id: 'order-field',
  check(context) {
    const verdicts = context.parsed.flatMap((file) =>
      context
        .forms(file)
        .flatMap(fieldNames)
        .filter(({ where }) => where === 'order')
        .map((used) => judge(context, file, used)),
    );
    return wrongInAll(verdicts);
  },
};
