import type { FormSchema } from '../../../src/engine/compiled.ts';
import type { Json } from '../../../src/engine/form/paths.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import type { ConditionName, ConditionTerms, NamedCondition, Place } from '../../../src/studio/model.ts';
import { isObject, type JsonObject, objectOf } from '../../content/json.ts';
import { pointerParts } from '../../content/read.ts';
import { conditionWords, knownNames } from '../outline/conditions.ts';
import { wordsOf } from '../outline/labels.ts';
import type { SiteContent } from '../site-content.ts';
import { namesReadableAt } from './readable.ts';
import { rootRef } from './refs.ts';
import { isRule } from './reveals.ts';

const YES_NO = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/** Returns what a condition can say about a value. */
function kindOf(schema: JsonObject): Pick<ConditionName, 'kind' | 'choices'> {
  const { type, format } = schema;
  const listed = choicesOf(schema as FormSchema);
  if (listed.length > 0) return { kind: 'choices', choices: listed };
  const isYesNo = type === 'boolean' || typeof schema.const === 'boolean';
  if (isYesNo)
    return { kind: 'choices', choices: YES_NO.filter(({ value }) => value === (schema.const ?? value)) };
  if (schema.const !== undefined)
    return { kind: 'choices', choices: [{ value: schema.const as Json, label: String(schema.const) }] };
  const isNumber = type === 'integer' || type === 'number';
  return { kind: format === 'date' ? 'date' : isNumber ? 'number' : 'other', choices: [] };
}

/** Returns the named conditions of the site, without one. */
function namedConditions(content: SiteContent, without: string): NamedCondition[] {
  const words = conditionWords(content);
  return [...content.files.values()].flatMap((file) => {
    if (file.kind !== 'fields') return [];
    const { conditions } = objectOf(content.resolved(file).value);
    return Object.entries(objectOf(conditions)).flatMap(([name, condition]) => {
      const pointer = `/conditions/${name}`;
      const ref = rootRef(file.name, pointer);
      if (!isObject(condition) || ref === without) return [];
      return [{ file: file.name, pointer, ref, label: wordsOf(name), words: words(condition) }];
    });
  });
}

/** Returns what the condition at a place can say. For a field, it is the place of its rule. */
export function conditionTerms(content: SiteContent, place: Place): ConditionTerms {
  const known = knownNames(content);
  const own = isRule(place.pointer) ? pointerParts(place.pointer).at(-1) : undefined;
  const names = [...namesReadableAt(content, place)].flatMap(([name, group]): ConditionName[] => {
    const { label = wordsOf(name), schema = {} } = known.get(name) ?? {};
    return name === own ? [] : [{ name, label, group, ...kindOf(schema) }];
  });
  return { names, named: namedConditions(content, rootRef(place.file, place.pointer)) };
}
