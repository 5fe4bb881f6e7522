import { pascal } from './name.ts';

const component = (name: string) => `import './${name}.css';
import type { ${pascal(name)}Widget } from '#types/widgets/${name}';
import { useTextInput } from '../text/use-text-input.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';

type Props = WidgetProps<string, ${pascal(name)}Widget>;

/** One line of text. An empty one is no answer. */
function ${pascal(name)}Input({ options, onChange, ...field }: Props) {
  return (
    <input
      className="control widget-${name}"
      id={field.id}
      name={field.name}
      type="text"
      value={field.value ?? ''}
      placeholder={options.placeholder}
      autoComplete={field.autoComplete}
      aria-required={field.required || undefined}
      aria-invalid={field.invalid || undefined}
      aria-describedby={field.describedBy}
      {...useTextInput(onChange)}
      onBlur={field.onBlur}
    />
  );
}

export const widget = defineWidget('label', ${pascal(name)}Input);
`;

const style = (name: string) => `@layer engine {
  .widget-${name} {
    font-variant-numeric: tabular-nums;
  }
}
`;

const schema = (name: string) => `{
  "$schema": "http://json-schema.org/draft-07/schema#",
  "title": "${pascal(name)}Widget",
  "description": "One line of text, for a field of type string.",
  "type": "object",
  "failsBy": ["required", "minLength", "maxLength", "pattern", "format"],
  "draws": {
    "description": "a text (\\"type\\": \\"string\\")",
    "properties": { "type": { "const": "string" } },
    "required": ["type"]
  },
  "additionalProperties": false,
  "properties": {
    "size": { "$ref": "common.schema.json#/properties/size" },
    "hideLabel": { "$ref": "common.schema.json#/properties/hideLabel" },
    "isAnalyticRequired": { "$ref": "common.schema.json#/properties/isAnalyticRequired" },
    "placeholder": { "$ref": "common.schema.json#/properties/placeholder" }
  }
}
`;

const form = (name: string) => `{
  "$schema": "../../../../schemas/content/step.schema.json",
  "hash": "${name}",
  "heading": "An example",
  "schema": {
    "type": "object",
    "properties": {
      "answer": { "type": "string", "title": "Your answer" },
      "more": { "type": "string", "title": "Anything else" }
    },
    "required": ["answer"]
  },
  "uiSchema": {
    "answer": {
      "ui:widget": "${name}",
      "ui:description": "A word is enough.",
      "ui:options": { "placeholder": "Fiction" },
      "ui:messages": "Enter your answer"
    },
    "more": {
      "ui:widget": "${name}",
      "ui:options": { "isAnalyticRequired": false }
    }
  },
  "buttons": {}
}
`;

const browserTest = (name: string) => `import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import form from '../../../fixtures/library/forms/${name}.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { drawForm } from '../draw-form.tsx';

const answer = page.getByRole('textbox', { name: 'Your answer' });
const more = page.getByRole('textbox', { name: 'Anything else (optional)' });
const alert = page.getByRole('alert');

test('the control has the field’s label, its name and its hint', async () => {
  await drawForm(form);
  await expect.element(answer).toHaveAttribute('name', 'answer');
  await expect.element(answer).toHaveAttribute('placeholder', 'Fiction');
  await expect.element(answer).toHaveAccessibleDescription('A word is enough.');
  await expect.element(answer).toBeRequired();
  await expect.element(more).not.toBeRequired();
});

test('what is typed is the answer, and an emptied field is no answer', async () => {
  const { answered } = await drawForm(form);
  await userEvent.type(answer, 'Poetry');
  expect(answered()).toEqual({ answer: 'Poetry' });
  await userEvent.clear(answer);
  expect(answered()).toEqual({});
});

test('a restored answer stands in the field', async () => {
  await drawForm(form, { answers: { answer: 'Poetry' } });
  await expect.element(answer).toHaveValue('Poetry');
});

test('the message shows once the field was left, not before, and describes it', async () => {
  await drawForm(form);
  await userEvent.click(answer);
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('Enter your answer');
  await expect.element(answer).toBeInvalid();
  await expect.element(answer).toHaveAccessibleDescription('A word is enough. Enter your answer');
});

test('a change is reported by the field’s name alone, unless the field keeps it to itself', async () => {
  const { reports } = await drawForm(form);
  await userEvent.type(answer, 'Poetry');
  await userEvent.type(more, 'No');
  await userEvent.tab();
  expect(reports).toEqual([{ type: 'update', field: 'answer', label: '' }]);
});

test('axe finds nothing, with an error or without', async () => {
  const { container, store } = await drawForm(form);
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(alert).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
`;

/** All that a widget is made of, by the paths of its files from the repository's root. */
export function widgetFiles(name: string): ReadonlyMap<string, string> {
  return new Map([
    [`src/engine/widgets/${name}/index.tsx`, component(name)],
    [`src/engine/widgets/${name}/${name}.css`, style(name)],
    [`schemas/widgets/${name}.schema.json`, schema(name)],
    [`tests/fixtures/library/forms/${name}.json`, form(name)],
    [`tests/browser/engine/widgets/${name}.test.tsx`, browserTest(name)],
  ]);
}
