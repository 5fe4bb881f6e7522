import { atPart } from '../diagnostic.ts';
import { list } from '../format.ts';
import type { Form, FormNode } from '../model/forms.ts';
import { checkForms, type Evaluation } from '../report-once.ts';
import type { CheckContext, Rule } from '../rule.ts';

function evaluate(context: CheckContext, { file }: Form, { ui, fields, pointer }: FormNode): Evaluation[] {
  const order: unknown = ui['ui:order'];
  if (!Array.isArray(order)) return [];
  // a name that is no field may be the misspelt one of a field that seems to be missing
  const isClear = !order.includes('*') && order.every((name) => fields.has(name));
  const missing = isClear ? [...fields.keys()].filter((name) => !order.includes(name)) : [];
  const problem = {
    message: `"ui:order" leaves out ${list(missing)}, but has to list every field.`,
    advice: `Add ${list(missing)}, or "*" for all fields that are not listed.`,
  };
  const location = atPart(context.origin(file, `${pointer}/ui:order`), 'value');
  return [{ location, problem: missing.length > 0 ? problem : undefined }];
}

export const rule: Rule = {
  id: 'order-missing',
  topic: 'Fields and what they accept',
  about: '"ui:order" does not list every field that may show, reveals included.',
  check: (context) =>
    checkForms(context, (form) => form.nodes.flatMap((node) => evaluate(context, form, node))),
};
