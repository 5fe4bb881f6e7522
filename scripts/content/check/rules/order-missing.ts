import { atPart } from '../diagnostic.ts';
import { list } from '../format.ts';
import type { Form, FormNode } from '../model/forms.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { checkForms, type Evaluation } from '../verdicts.ts';

function judge(context: CheckContext, { file }: Form, { ui, fields, pointer }: FormNode): Evaluation[] {
  const order: unknown = ui['ui:order'];
  if (!Array.isArray(order)) return [];
  // a name that is no field may be the misspelt one of a field that seems to be missing
  const isClear = !order.includes('*') && order.every((name) => fields.has(name));
  const missing = isClear ? [...fields.keys()].filter((name) => !order.includes(name)) : [];
  const problem = {
    message: `"ui:order" leaves out ${list(missing)}: a form shows all its fields or none.`,
    advice: `Name ${list(missing)} too, or write "*" for all that is not named.`,
  };
  const location = atPart(context.origin(file, `${pointer}/ui:order`), 'value');
  return [{ location, problem: missing.length > 0 ? problem : undefined }];
}

export const rule: Rule = {
  id: 'order-missing',
  about: '"ui:order" does not name every field that may show, those that are revealed included.',
  check: (context) => checkForms(context, (form) => form.nodes.flatMap((node) => judge(context, form, node))),
};
