import { list } from '../format.ts';
import { evaluation, perField, type Rule } from '../rule.ts';

export const rule: Rule = {
  topic: 'Fields and what they accept',
  about: '"ui:order" does not list every field that may show, reveals included.',
  check: perField(({ origin }, { ui, fields, pointer }, { file }) => {
    const order: unknown = ui['ui:order'];
    if (!Array.isArray(order)) return [];
    // a name that is no field may be the misspelt one of a field that seems to be missing
    const isClear = !order.includes('*') && order.every((name) => fields.has(name));
    const missing = isClear ? [...fields.keys()].filter((name) => !order.includes(name)) : [];
    const message = `"ui:order" leaves out ${list(missing)}, but has to list every field.`;
    const advice = `Add ${list(missing)}, or "*" for all fields that are not listed.`;
    return [evaluation(missing.length === 0, origin(file, `${pointer}/ui:order`), message, advice)];
  }),
};
