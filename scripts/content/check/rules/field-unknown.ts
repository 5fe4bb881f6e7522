import { join } from 'node:path';
import { readSchema } from '../../../schemas/read.ts';
import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { type FieldName, fieldNames } from '../field-names.ts';
import { placeOf, type Words } from '../finding.ts';
import { CONTENT_SCHEMAS_DIR } from '../kinds.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { type Verdict, wrongInAll } from '../verdicts.ts';
import { fixName, quote } from '../wording.ts';

const { properties } = readSchema(join(CONTENT_SCHEMAS_DIR, 'ui-schema.schema.json'));
const uiWords = new Set(Object.keys(isObject(properties) ? properties : {}));

function wordsFor({ name, where, node }: FieldName): Words {
  const fix = fixName(name, node.fields.keys(), 'Take it out.');
  if (where === 'required') return { message: `"required" names ${quote(name)}, which is no field here.`, fix };
  if (where === 'autoSubmit') return { message: `"autoSubmit" waits for ${quote(name)}, which is no field here.`, fix };
  const message = `${quote(name)} is no field here.`;
  const word = `ui:${name}`;
  return { message, fix: uiWords.has(word) ? `Did you mean ${quote(word)}?` : fix };
}

function judge(context: CheckContext, file: ContentFile, used: FieldName): Verdict {
  const place = placeOf(context.origin(file, used.pointer), used.part);
  return { place, wrong: used.isField ? undefined : wordsFor(used) };
}

/** A form draws, asks for or waits for a field that its schema never has. */
export const rule: Rule = {
  id: 'field-unknown',
  check(context) {
    const verdicts = context.parsed.flatMap((file) =>
      context
        .forms(file)
        .flatMap(fieldNames)
        .filter(({ where }) => where !== 'order')
        .map((used) => judge(context, file, used)),
    );
    return wrongInAll(verdicts);
  },
};
