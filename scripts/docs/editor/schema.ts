import { kinds } from '../../content/check/kinds.ts';
import { iconNames } from '../../content/compile/icon-names.ts';
import { ownIcons } from '../../content/compile/icons.ts';
import { isObject, type JsonObject } from '../../content/json.ts';
import { readContent } from '../../content/read.ts';
import { titleOfType, withHoverText } from '../descriptions.ts';
import { widgets } from '../names.ts';
import { acceptRefs, conditionSchema, namesByPlace, optionsByWidget, refDefs } from './additions.ts';
import { bundle, type Refine } from './bundle.ts';

const TEXTS = /common\.(text|richText|href|icon|hash|source)$/;

function tabStop(schema: unknown, position: number): unknown {
  if (!isObject(schema)) return undefined;
  if (Array.isArray(schema.enum)) return `\${${position}|${schema.enum.join(',')}|}`;
  const [type] = [schema.type].flat();
  if (type === 'string' || TEXTS.test(String(schema.$ref))) return `$${position}`;
  return type === 'integer' || type === 'number' ? `^$${position}` : undefined;
}

function withSnippet(schema: JsonObject, title: unknown): JsonObject {
  const { required, properties, examples } = schema;
  if (!Array.isArray(required) || required.length === 0 || !isObject(properties) || examples) return schema;
  const stops = required.map((name, index) => [name, tabStop(properties[name], index + 1)] as const);
  if (stops.some(([, value]) => value === undefined)) return schema;
  const label = typeof title === 'string' ? titleOfType(title) : required.join(', ');
  return { ...schema, defaultSnippets: [{ label, body: Object.fromEntries(stops) }] };
}

function refineWith(added: ReadonlyMap<string, JsonObject>): Refine {
  return (given, { uri, pointer }, { holds, isRefined }) => {
    if (!holds) return given;
    const more = added.get(`${uri}#${pointer}`);
    if (isRefined) return withHoverText({ ...given, ...more });
    const { title, ...untitled } = withSnippet({ ...given, ...more }, given.title);
    const isRoot = pointer === '';
    const named = isRoot && title ? { title: titleOfType(String(title)), ...untitled } : untitled;
    const schema = withHoverText(named);
    if (more && schema.type === 'string') return schema;
    if (!isRoot || !uri.startsWith('schema:/widgets/')) return acceptRefs(schema);
    // the target of a `$ref` beside a widget's options may contain the required ones
    const { required: _, dependencies: __, ...rest } = schema;
    return acceptRefs(rest);
  };
}

/** Creates the schema that editors use for content, with a definition for each kind of file. */
export function editorSchema(): JsonObject {
  const root = (uri: string) => ({ uri: `schema:/${uri}.schema.json`, pointer: '' });
  const roots = [
    ...[...kinds].sort().map((kind) => root(`content/${kind}`)),
    ...widgets().map(({ name }) => root(`widgets/${name}`)),
    root('content/rule'),
  ];
  const defs = bundle(roots, refineWith(namesByPlace()));
  const { rule, 'ui-schema': ui, ...definitions } = defs;
  if (!isObject(rule) || !isObject(ui)) throw new Error('There is no schema for rules or for uiSchemas.');
  const allOf = [...(Array.isArray(ui.allOf) ? ui.allOf : []), ...optionsByWidget(defs)];
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Generated from schemas/ by "npm run types". Change the schemas, not this file.',
    $defs: {
      ...refDefs,
      ...definitions,
      rule,
      condition: conditionSchema(rule),
      'ui-schema': { ...ui, allOf },
      iconNames: { enum: [...new Set([...Object.keys(ownIcons(readContent())), ...iconNames()])] },
    },
  };
}
