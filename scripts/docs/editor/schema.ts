import { kinds } from '../../content/check/kinds.ts';
import { iconNames } from '../../content/compile/icon-names.ts';
import { ownIcons } from '../../content/compile/icons.ts';
import { isObject, type JsonObject, listOf } from '../../content/json.ts';
import { readContent } from '../../content/read.ts';
import { schemaPlace } from '../../schemas/places.ts';
import { widgets, withoutSections } from '../names.ts';
import { acceptRefs, conditionSchema, namesByPlace, optionsByWidget, refDefs } from './additions.ts';
import { bundle, type Refine } from './bundle.ts';

/** Returns the title of a type from its name: `Landing page` for LandingPage. */
function titleOfType(name: string): string {
  const text = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Adds the default and an example to a schema's description, which editors show on hover. */
function withHoverText({ markdownDescription: _, ...given }: JsonObject): JsonObject {
  if (typeof given.description !== 'string') return given;
  const description = withoutSections(given.description);
  const asCode = (name: string, value: unknown) =>
    value === undefined ? [] : [`${name}: \`\`${JSON.stringify(value)}\`\``];
  const more = [...asCode('Default', given.default), ...asCode('Example', listOf(given.examples)[0])];
  const escaped = description.replace(/[\\`*_[\]<>]/g, '\\$&');
  return {
    ...given,
    description,
    ...(more.length > 0 && { markdownDescription: [escaped, ...more].join('\n\n') }),
  };
}

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

const refineWith =
  (added: ReadonlyMap<string, JsonObject>): Refine =>
  (given, { uri, pointer }, { holds, isRefined }) => {
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

/** Creates the schema that editors use for content, with a definition for each kind of file. */
export function editorSchema(): JsonObject {
  const names = [
    ...[...kinds].sort().map((kind) => `content/${kind}`),
    ...widgets().map(({ name }) => `widgets/${name}`),
    'content/rule',
  ];
  const defs = bundle(
    names.map((name) => schemaPlace(name)),
    refineWith(namesByPlace()),
  );
  const { rule, 'ui-schema': ui, ...definitions } = defs;
  if (!rule || !ui) throw new Error('There is no schema for rules or for uiSchemas.');
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $comment: 'Generated from schemas/ by "npm run types". Change the schemas, not this file.',
    $defs: {
      ...refDefs,
      ...definitions,
      rule,
      condition: conditionSchema(rule),
      'ui-schema': { ...ui, allOf: [...listOf(ui.allOf), ...optionsByWidget(defs)] },
      iconNames: { enum: [...new Set([...Object.keys(ownIcons(readContent())), ...iconNames()])] },
    },
  };
}
