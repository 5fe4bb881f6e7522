import type { Step } from '#types/content/step';
import type { CheckboxWidget } from '#types/widgets/checkbox';
import type { CompiledPage } from '../../../../src/engine/mount/compiled-page.ts';
import type { CompiledRule } from '../../../../src/engine/rules/rules.ts';

const terms: CheckboxWidget = {
  text: [{ tag: 'p', children: ['Read ', { tag: 'a', href: '#terms', children: ['our terms'] }, ' first.'] }],
};
const unheard: CheckboxWidget = { isCaptureValueForAnalytics: false };

const step: Step = {
  hash: 'terms',
  heading: 'Terms',
  schema: {
    $id: 'terms',
    type: 'object',
    properties: {
      agree: { type: 'boolean', const: true, title: 'I agree to the terms' },
      news: { type: 'boolean', title: 'Write to me' },
    },
    required: ['agree'],
  },
  uiSchema: {
    agree: {
      'ui:widget': 'checkbox',
      'ui:description': 'Nobody may join without.',
      'ui:options': terms,
      'ui:messages': 'Tick the box to join',
    },
    news: { 'ui:widget': 'checkbox', 'ui:options': unheard },
  },
  buttons: {},
};

/** The rule of the schema above, as it would be compiled. */
const rule: CompiledRule = (data) => {
  const { agree } = data as { agree?: unknown };
  const missing = { instancePath: '', keyword: 'required', params: { missingProperty: 'agree' } };
  const other = { instancePath: '/agree', keyword: 'const', params: { allowedValue: true } };
  rule.errors = agree === undefined ? [missing] : agree !== true ? [other] : null;
  return rule.errors === null;
};

/** A form with a box that has to be ticked, and one that analytics hear of without its label. */
export const termsForm = (): CompiledPage => ({
  content: step,
  rules: { terms: rule },
  widgets: ['checkbox'],
  sources: [],
});
