import { kinds } from '../../content/check/kinds.ts';
import { iconNames } from '../../content/compile/icon-names.ts';
import { ownIcons } from '../../content/compile/icons.ts';
import { isObject, type JsonObject } from '../../content/json.ts';
import { readContent } from '../../content/read.ts';
import { acceptRefs, refDefs } from './accept-refs.ts';
import { bundle, type Refine } from './bundle.ts';
import { conditionsWithFacts } from './conditions.ts';
import { facts, oneOfThese, sources, widgets } from './names.ts';
import { suggestRequired } from './snippets.ts';
import { optionsByWidget } from './ui-options.ts';
import { explain, spaced } from './words.ts';

const CONTENT = 'schema:/content';
const COMMON = `${CONTENT}/common.schema.json#/$defs`;
const rule = { allOf: [{ $ref: '#/$defs/rule' }] };

/** What an editor has to know of a place beside what its schema says, by the place. */
function furtherWords(): ReadonlyMap<string, JsonObject> {
  return new Map<string, JsonObject>([
    [`${COMMON}/icon`, { allOf: [{ $ref: '#/$defs/iconNames' }] }],
    [`${COMMON}/factName`, oneOfThese(facts())],
    [`${COMMON}/fieldSchema`, rule],
    [`${COMMON}/formSchema`, rule],
    [`${COMMON}/condition`, { allOf: [{ $ref: '#/$defs/condition' }] }],
    [`${CONTENT}/rule.schema.json#/properties/if`, { allOf: [{ $ref: '#/$defs/condition' }] }],
    [`${CONTENT}/ui-schema.schema.json#/properties/ui:widget`, oneOfThese(widgets())],
    ['schema:/widgets/common.schema.json#/properties/source', oneOfThese(sources())],
  ]);
}

/** What a widget needs may come from a `$ref` that its options stand beside, so none of it is missed here. */
function withoutNeeds(schema: JsonObject): JsonObject {
  const { required: _, dependencies: __, ...rest } = schema;
  return rest;
}

function refineWith(further: ReadonlyMap<string, JsonObject>): Refine {
  return (given, { uri, pointer }, { holds, isTaken }) => {
    if (!holds) return given;
    const more = further.get(`${uri}#${pointer}`);
    if (isTaken) return explain({ ...given, ...more });
    const isRoot = pointer === '';
    const { title, ...untitled } = suggestRequired({ ...given, ...more }, given.title);
    const schema = explain(isRoot && title ? { title: spaced(String(title)), ...untitled } : untitled);
    const isWidget = isRoot && uri.startsWith('schema:/widgets/');
    return more && schema.type === 'string' ? schema : acceptRefs(isWidget ? withoutNeeds(schema) : schema);
  };
}

/**
 * The schema that editors read content with, one definition for each kind of file: our schemas, with `$ref`s allowed
 * where content may have them, and with what only code knows: which widgets, sources, facts and icons there are, and
 * which options belong to the widget of a field.
 */
export function editorSchema(): JsonObject {
  const ofKinds = [...kinds].sort().map((kind) => ({ uri: `${CONTENT}/${kind}.schema.json`, pointer: '' }));
  const ofWidgets = widgets().map(({ name }) => ({
    uri: `schema:/widgets/${name}.schema.json`,
    pointer: '',
  }));
  const ofRules = { uri: `${CONTENT}/rule.schema.json`, pointer: '' };
  const defs = bundle([...ofKinds, ...ofWidgets, ofRules], refineWith(furtherWords()));
  const { rule, 'ui-schema': ui, ...others } = defs;
  if (!isObject(rule) || !isObject(ui))
    throw new Error('There are no rules, or no words for drawing fields.');
  const allOf = [...(Array.isArray(ui.allOf) ? ui.allOf : []), ...optionsByWidget(defs)];
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Generated from schemas/ by "npm run docs". Change the schemas, not this file.',
    $defs: {
      ...refDefs,
      ...others,
      rule,
      condition: conditionsWithFacts(rule),
      'ui-schema': { ...ui, allOf },
      iconNames: { enum: [...new Set([...Object.keys(ownIcons(readContent())), ...iconNames()])] },
    },
  };
}
