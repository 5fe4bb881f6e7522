import type { FormSchema } from '../../../src/engine/compiled.ts';
import type { Json, JsonObject as Schema } from '../../../src/engine/form/paths.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import type { ConditionName, NamedCondition, NodeCondition, Place } from '../../../src/studio/protocol.ts';
import { parentOf } from '../../content/check/pointers.ts';
import { isObject, type JsonObject, objectOf } from '../../content/json.ts';
import { valueAt, valueIn } from '../../content/resolve.ts';
import { conditionWords, knownNames } from '../outline/conditions.ts';
import { wordsOf } from '../outline/labels.ts';
import { type LabelAt, originOf } from '../properties/origins.ts';
import type { SiteContent } from '../site-content.ts';
import { namesReadableAt } from './readable.ts';
import { rootRef, withRootRefs } from './refs.ts';
import { isRule, revealPointer } from './reveals.ts';

const KINDS: Readonly<Record<string, ConditionName['kind']>> = {
  integer: 'number',
  number: 'number',
  string: 'text',
};

const yesNo = (value: boolean) => ({ value, label: value ? 'Yes' : 'No' });

/** Returns what a condition can say about a value. */
function kindOf(schema: JsonObject): Pick<ConditionName, 'kind' | 'choices'> {
  const choices = choicesOf(schema as FormSchema);
  if (choices.length > 0) return { kind: 'choices', choices };
  if (schema.type === 'boolean') return { kind: 'choices', choices: [yesNo(true), yesNo(false)] };
  if (schema.const !== undefined)
    return {
      kind: 'choices',
      choices: [
        schema.const === true ? yesNo(true) : { value: schema.const as Json, label: String(schema.const) },
      ],
    };
  if (schema.format === 'date') return { kind: 'date', choices: [] };
  return { kind: KINDS[String(schema.type)] ?? 'other', choices: [] };
}

function namesAt(content: SiteContent, place: Place, own: string | undefined): ConditionName[] {
  const known = knownNames(content);
  return [...namesReadableAt(content, place)]
    .filter(([name]) => name !== own)
    .map(([name, group]) => {
      const { label = wordsOf(name), schema = {} } = known.get(name) ?? {};
      return { name, label, group, ...kindOf(schema) };
    });
}

/** Returns the named conditions of the site, without one. */
function namedIn(content: SiteContent, without: Place): NamedCondition[] {
  const words = conditionWords(content);
  return [...content.files.values()].flatMap((file) => {
    if (file.kind !== 'fields') return [];
    const conditions = Object.entries(objectOf(objectOf(content.resolved(file).value).conditions));
    return conditions.flatMap(([name, condition]) => {
      const place = { file: file.name, pointer: `/conditions/${name}` };
      if (!isObject(condition) || (place.file === without.file && place.pointer === without.pointer))
        return [];
      const ref = rootRef(place.file, place.pointer);
      return [{ ...place, ref, label: wordsOf(name), words: words(condition) }];
    });
  });
}

/**
 * Returns the condition of a node, with what it can say.
 * @param place the place of the condition, or of a field's rule
 */
export function nodeCondition(content: SiteContent, place: Place, labelAt: LabelAt): NodeCondition {
  const { value } = content.resolved(content.fileOf(place.file));
  const ofField = isRule(place.pointer);
  const pointer = ofField ? revealPointer(place.pointer) : place.pointer;
  const at = { ...place, pointer: pointer ?? place.pointer };
  const { file, pointer: there } = content.writtenAt(at);
  const condition = pointer === undefined ? undefined : valueIn(value, pointer);
  const own = ofField ? place.pointer.slice(parentOf(place.pointer).length + 1) : undefined;
  const revealed = pointer === undefined ? {} : objectOf(valueIn(value, parentOf(place.pointer)));
  const known = knownNames(content);
  const others = ofField ? Object.keys(revealed).filter((name) => name !== own) : [];
  const origin = condition === undefined ? undefined : originOf(content, at, labelAt);
  return {
    place,
    ...(isObject(condition) && { schema: withRootRefs(content, file.name, valueAt(file, there)) as Schema }),
    words: isObject(condition) ? conditionWords(content)(condition) : '',
    written: { file: file.name, pointer: there },
    ...(origin && { origin }),
    names: namesAt(content, ofField ? { ...place, pointer: parentOf(parentOf(place.pointer)) } : place, own),
    named: namedIn(content, place),
    alsoReveals: others.map((name) => known.get(name)?.label ?? wordsOf(name)),
  };
}
