import type { Step } from '#types/content/step';
import type { Tooltip } from '#types/content/ui-schema';
import type { CompiledPage } from '../../../../src/engine/mount/compiled-page.ts';

/** A form whose fields all have a tooltip: one control, a group of them, and a box that names itself. */
export const tooltipForm = (tooltip: Tooltip, title: string) => (): CompiledPage => {
  const step: Step = {
    hash: 'tooltips',
    heading: 'Tooltips',
    schema: {
      $id: 'all',
      type: 'object',
      properties: {
        fine: { type: 'string', title },
        pace: {
          type: 'string',
          title: 'Pace',
          oneOf: [
            { const: 'w', title: 'Weekly' },
            { const: 'm', title: 'Monthly' },
          ],
        },
        news: { type: 'boolean', title: 'Write to me' },
      },
      required: ['fine', 'pace', 'news'],
    },
    uiSchema: {
      fine: { 'ui:description': 'In dollars.', 'ui:tooltip': tooltip },
      pace: { 'ui:widget': 'button-group', 'ui:tooltip': { ...tooltip, label: 'Which pace?' } },
      news: { 'ui:widget': 'checkbox', 'ui:tooltip': { ...tooltip, label: 'Which news?' } },
    },
    buttons: {},
  };
  return {
    content: step,
    validators: { all: () => true },
    widgets: ['text', 'button-group', 'checkbox'],
    sources: [],
    steps: {},
  };
};
