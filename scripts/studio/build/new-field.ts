import type { NewPart } from '../../../src/studio/protocol.ts';
import { createForm } from '../../content/check/model/forms.ts';
import { type JsonObject, objectOf } from '../../content/json.ts';
import type { ContentFile } from '../../content/read.ts';
import { valueIn } from '../../content/resolve.ts';
import type { SiteContent } from '../site-content.ts';
import type { FieldParts } from './insert.ts';
import { keywordsWithoutMessage, messageFor } from './messages.ts';
import { refTo } from './refs.ts';

interface Halves {
  rule: JsonObject;
  ui: JsonObject;
}

/** The fields that share nothing, by the type of their answer. */
const TYPES: Readonly<Record<string, Halves>> = {
  text: { rule: { type: 'string', maxLength: 100 }, ui: {} },
  number: { rule: { type: 'integer', minimum: 0 }, ui: { 'ui:widget': 'number' } },
  date: {
    rule: { type: 'string', format: 'date' },
    ui: { 'ui:widget': 'date', 'ui:description': 'For example, 27/03/2028' },
  },
  choice: {
    rule: {
      type: 'string',
      oneOf: [
        { const: 'yes', title: 'Yes' },
        { const: 'no', title: 'No' },
      ],
    },
    ui: { 'ui:widget': 'button-group', 'ui:options': { layout: 'row' } },
  },
};

/** Returns the file of shared definitions. */
export const sharedFile = ({ files }: SiteContent): ContentFile | undefined =>
  [...files.values()].find(({ kind }) => kind === 'fields');

/** Returns both halves that a shared definition gives, as written in a file and resolved. */
function sharedHalves(
  content: SiteContent,
  file: string,
  base: string,
): { written: Halves; resolved: Halves } {
  const shared = sharedFile(content);
  const all = shared && content.resolved(shared).value;
  const drawn = base.replace('/$defs/', '/ui/');
  const refs = (pointer: string) => ({ $ref: refTo(file, shared?.name ?? '', pointer) });
  const ui = valueIn(all, drawn);
  return {
    written: { rule: refs(base), ui: ui === undefined ? {} : refs(drawn) },
    resolved: { rule: objectOf(valueIn(all, base)), ui: objectOf(ui) },
  };
}

/** Returns the halves of a new field, with a message for each rule that an answer can break. */
export function newField(content: SiteContent, file: string, name: string, given: NewPart): FieldParts {
  const { base = 'text', label, isRequired = false } = given;
  const own = TYPES[base];
  const { written, resolved } = own ? { written: own, resolved: own } : sharedHalves(content, file, base);
  const title = label !== undefined && label !== resolved.rule.title ? { title: label } : {};
  const rule = { ...resolved.rule, ...title };
  const form = createForm(content.fileOf(file), '', {
    schema: { type: 'object', properties: { [name]: rule }, required: isRequired ? [name] : [] },
    uiSchema: { [name]: resolved.ui },
  });
  const node = form.nodes.find((each) => each.name === name) ?? form.root;
  const missing = keywordsWithoutMessage(node).map((keyword) => [
    keyword,
    messageFor(content, node, keyword),
  ]);
  const shared = typeof written.ui.$ref === 'string' && resolved.ui['ui:messages'] !== undefined;
  const messages = {
    ...(shared && { $ref: `${written.ui.$ref}/ui:messages` }),
    ...Object.fromEntries(missing),
  };
  return {
    file,
    rule: { value: own ? { type: own.rule.type, ...title, ...own.rule } : { ...written.rule, ...title } },
    ui: { value: missing.length > 0 ? { ...written.ui, 'ui:messages': messages } : written.ui },
    isRequired,
  };
}
