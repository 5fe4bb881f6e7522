import equal from 'fast-deep-equal';
import type { Place } from '../../../src/studio/model.ts';
import { failingKeywords } from '../../content/check/model/failing-keywords.ts';
import { type FormNode, formAt } from '../../content/check/model/forms.ts';
import { failsBy, widgetOf } from '../../content/check/model/widgets.ts';
import { listOf, objectOf } from '../../content/json.ts';
import type { SiteContent } from '../site-content.ts';
import { partAt } from './parts.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  required: 'Enter an answer',
  type: 'Enter a number in digits, for example 3',
  minimum: 'Enter {limit} or more',
  maximum: 'Enter {limit} or less',
  maxLength: 'Enter up to {limit} characters',
  format: 'Enter a real date, for example 27/03/2028',
};

/** Returns a message for an answer that breaks a rule, whatever the field is. */
export const usualMessage = (keyword: string): string => MESSAGES[keyword] ?? 'Check this answer';

function forRequired({ schemas }: FormNode): string {
  const [title] = schemas.flatMap(({ schema }) => (typeof schema.title === 'string' ? [schema.title] : []));
  const hasChoices = schemas.some(({ schema }) => schema.oneOf ?? schema.enum);
  if (title === undefined || title.endsWith('?')) return hasChoices ? 'Choose an answer' : 'Enter an answer';
  const label = title.charAt(0).toLowerCase() + title.slice(1);
  return `${hasChoices ? 'Choose' : 'Enter'} ${/^(?:your|their|the) /.test(label) ? '' : 'the '}${label}`;
}

/** Returns the node of a field at a place in a uiSchema. */
export function formNodeAt(content: SiteContent, { file, pointer }: Place): FormNode | undefined {
  const part = partAt(content, { file, pointer });
  if (part?.kind !== 'field') return undefined;
  const { form: at } = part.holder;
  const form = formAt(content.context(), content.fileOf(file), `${at}/schema`);
  return form?.nodes.find((each) => pointer === at + each.pointer.slice(form.pointer.length));
}

/** Returns the keywords of a field's rules for which it needs a message and has none. */
export function keywordsWithoutMessage(node: FormNode): string[] {
  const messages = node.ui['ui:messages'];
  const widget = widgetOf(node);
  if (typeof messages === 'string' || widget === undefined) return [];
  const failing = failingKeywords(node);
  return failsBy(widget).filter((keyword) => failing.has(keyword) && !(keyword in objectOf(messages)));
}

/** Returns a message for an answer that breaks a rule. Another field with the same rule may have one. */
export function messageFor(content: SiteContent, node: FormNode, keyword: string): string {
  if (keyword === 'required') return forRequired(node);
  const rule = node.schemas.find(({ schema }) => keyword in schema)?.schema[keyword];
  const { parsed, forms } = content.context();
  const others = parsed.flatMap(forms).flatMap((form) => form.nodes);
  const texts = others
    .filter(({ schemas }) => schemas.some(({ schema }) => equal(schema[keyword], rule)))
    .map(({ ui }) => objectOf(ui['ui:messages'])[keyword]);
  const [known] = texts.filter((text) => typeof text === 'string');
  const [example] = node.schemas.flatMap(({ schema }) => listOf(schema.examples));
  return (
    MESSAGES[keyword] ??
    known ??
    (typeof example === 'string' ? `Enter an answer like ${example}` : usualMessage(keyword))
  );
}
