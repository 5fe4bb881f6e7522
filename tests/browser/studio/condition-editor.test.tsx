import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { JsonObject } from '../../../src/engine/form/paths.ts';
import { undo } from '../../../src/studio/actions.ts';
import { AskDialog } from '../../../src/studio/build/AskDialog.tsx';
import { ConditionEditor } from '../../../src/studio/conditions/ConditionEditor.tsx';
import type { ConditionTerm, NodeCondition, Properties } from '../../../src/studio/model.ts';
import type { Example } from '../../../src/studio/protocol.ts';
import { studioStore, takeState, useStudio } from '../../../src/studio/studio-store.ts';
import '../../../src/styles/index.css';
import '../../../src/studio/studio.css';
import '../../../src/studio/properties/properties.css';
import { accessibilityFaults } from '../axe.ts';
import { requestsOf } from './draw-studio.tsx';
import { ERROR, fakeServer, STATE } from './fake-server.ts';

const FILE = 'pages/quote.json';
const place = { file: FILE, pointer: '/journey/steps/0/step/alerts/0/when' };
const isCouple: JsonObject = {
  type: 'object',
  properties: { coverType: { const: 'D' } },
  required: ['coverType'],
};
const hasPartner = { $ref: 'fields.json#/conditions/hasPartner' };
const CONDITION: NodeCondition = {
  place,
  schema: isCouple,
  words: 'Who needs cover? is Couple',
  written: { file: 'steps/age.json', pointer: '/alerts/0/when' },
  alsoReveals: [],
};
const TERMS: ConditionTerm[] = [
  { name: 'age', label: 'Your age', group: 'This form', kind: 'number', choices: [] },
  {
    name: 'coverType',
    label: 'Who needs cover?',
    group: 'Earlier answers',
    kind: 'choices',
    choices: [
      { value: 'S', label: 'Single' },
      { value: 'D', label: 'Couple' },
      { value: 'F', label: 'Family' },
    ],
  },
  { name: 'start', label: 'Start', group: 'Facts', kind: 'date', choices: [] },
  {
    name: hasPartner.$ref,
    label: 'Has partner',
    group: 'Named conditions',
    kind: 'named',
    choices: [],
    shared: {
      file: 'fields.json',
      pointer: '/conditions/hasPartner',
      words: 'Who needs cover? is Couple or Family',
    },
  },
];
const PROPERTIES = {
  title: 'Please note',
  place: { file: FILE, pointer: '/journey/steps/0/step/alerts/0' },
} as Properties;

/** Draws the editor with a server that takes over each condition and undoes it, and opens it. */
async function drawEditor(
  given: Partial<NodeCondition> = {},
  example: Example = { answers: ['Your age: 34'] },
) {
  const history = [{ ...CONDITION, ...given }.schema];
  let revision = 1;
  const next = () => {
    revision += 1;
    return { ...STATE, revision, undo: 'Change' };
  };
  const calls = fakeServer(STATE, {
    edit({ command }) {
      if (command.type === 'condition') history.push(command.schema);
      return next();
    },
    undo() {
      history.pop();
      return next();
    },
    terms: () => TERMS,
    examples: () => example,
  });
  takeState(STATE);
  function Editor() {
    const shown = useStudio(({ state }) => state?.revision) ?? 0;
    const { schema: _, ...rest } = { ...CONDITION, ...given };
    const schema = history.at(-1);
    return (
      <div className="root studio properties">
        <h2>Please note</h2>
        <ConditionEditor
          properties={{ ...PROPERTIES, revision: shown }}
          condition={{ ...rest, ...(schema && { schema }) }}
        />
        <AskDialog />
      </div>
    );
  }
  const { container } = await render(<Editor />);
  await page.getByText(/^(Only|True) if|^Always shown/).click();
  await expect.element(page.getByRole('button', { name: /^Add a part|^Add a cond|^Edit/ })).toBeVisible();
  const schemas = () =>
    requestsOf(calls, 'edit').map((request) => (request as { command: { schema?: object } }).command.schema);
  return { calls, container, schemas };
}

const part = (number: number) => page.getByRole('group', { name: `Part ${number}`, exact: true });
const about = (number: number) => part(number).getByRole('combobox', { name: 'About' });
const says = (number: number) => part(number).getByRole('combobox', { name: 'Says' });

test('changes the answers of a part', async () => {
  const { calls, container } = await drawEditor();
  expect(await accessibilityFaults(container)).toEqual([]);
  await part(1).getByRole('checkbox', { name: 'Family' }).click();
  await expect
    .poll(() => requestsOf(calls, 'edit'))
    .toEqual([
      {
        command: {
          type: 'condition',
          place,
          schema: { ...isCouple, properties: { coverType: { enum: ['D', 'F'] } } },
          scope: 'everywhere',
        },
        label: 'Change when “Please note” shows',
      },
    ]);
});

test('adds and removes parts with the keyboard, and moves the focus', async () => {
  const { schemas, container } = await drawEditor();
  (page.getByRole('button', { name: 'Add a part' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(about(2)).toHaveFocus();
  await expect.element(page.getByText('Choose the rest. Then it changes.')).toBeVisible();
  await about(2).selectOptions('Your age');
  await expect.element(says(2)).toHaveValue('at least');
  await part(2).getByRole('spinbutton', { name: 'Your age' }).click();
  await userEvent.keyboard('18');
  await expect.poll(schemas).toEqual([
    {
      ...isCouple,
      properties: { coverType: { const: 'D' }, age: { minimum: 18 } },
      required: ['coverType', 'age'],
    },
  ]);
  await page.getByRole('combobox', { name: 'How many must be true' }).selectOptions('None of these is true');
  await expect.poll(() => schemas().at(-1)).toMatchObject({ not: { anyOf: [isCouple, {}] } });
  expect(await accessibilityFaults(container)).toEqual([]);
  (page.getByRole('button', { name: 'Remove part 1' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Add a part' })).toHaveFocus();
  await expect.element(page.getByText('Removed. 1 left.')).toBeInTheDocument();
});

test('refers to a named condition, in a group', async () => {
  const { schemas } = await drawEditor();
  await page.getByRole('button', { name: 'Add a group' }).click();
  const group = page.getByRole('group', { name: 'Group 2' });
  await group.getByRole('combobox', { name: 'About' }).selectOptions('Has partner');
  await group.getByRole('combobox', { name: 'Says' }).selectOptions('is not true');
  await group.getByRole('button', { name: 'Add a part' }).click();
  const second = group.getByRole('group', { name: 'Part 2' });
  await second.getByRole('combobox', { name: 'About' }).selectOptions('Start');
  await second.getByRole('combobox', { name: 'Says' }).selectOptions('is not answered');
  await expect
    .poll(() => schemas().at(-1))
    .toEqual({
      allOf: [isCouple, { anyOf: [{ not: hasPartner }, { not: { type: 'object', required: ['start'] } }] }],
    });
});

test('has groups in groups', async () => {
  const { schemas } = await drawEditor();
  await page.getByRole('button', { name: 'Add a group' }).click();
  const group = page.getByRole('group', { name: 'Group 2' });
  await group.getByRole('combobox', { name: 'About' }).selectOptions('Has partner');
  await group.getByRole('button', { name: 'Add a group' }).click();
  const inner = group.getByRole('group', { name: 'Group 2' });
  await inner.getByRole('combobox', { name: 'About' }).selectOptions('Start');
  await inner.getByRole('combobox', { name: 'Says' }).selectOptions('is answered');
  await inner.getByRole('button', { name: 'Add a part' }).click();
  await inner.getByRole('combobox', { name: 'About' }).last().selectOptions('Has partner');
  const isAnswered = { type: 'object', required: ['start'] };
  await expect
    .poll(() => schemas().at(-1))
    .toEqual({ allOf: [isCouple, { anyOf: [hasPartner, { allOf: [isAnswered, hasPartner] }] }] });
});

test('starts a condition, and removes it', async () => {
  const { calls, schemas } = await drawEditor({ schema: undefined });
  await page.getByRole('button', { name: 'Add a condition' }).click();
  await expect.element(about(1)).toHaveFocus();
  await about(1).selectOptions('Has partner');
  await expect.poll(schemas).toEqual([hasPartner]);
  await page.getByRole('button', { name: 'Always show it' }).click();
  await expect
    .poll(() => requestsOf(calls, 'edit').at(-1))
    .toEqual({
      command: { type: 'condition', place, scope: 'everywhere' },
      label: 'Always show “Please note”',
    });
  await expect.element(page.getByRole('button', { name: 'Add a condition' })).toBeVisible();
});

test('shows what undo brings back', async () => {
  const { schemas } = await drawEditor();
  await part(1).getByRole('checkbox', { name: 'Family' }).click();
  await expect.poll(schemas).toHaveLength(1);
  await undo();
  await expect.element(part(1).getByRole('checkbox', { name: 'Family' })).not.toBeChecked();
  await part(1).getByRole('checkbox', { name: 'Single' }).click();
  await undo();
  await expect.element(part(1).getByRole('checkbox', { name: 'Single' })).not.toBeChecked();
  expect(schemas()).toHaveLength(2);
});

test('shows what the checks have found about the condition', async () => {
  await drawEditor();
  const written = { ...CONDITION.written, pointer: '/alerts/0/when/properties/coverType' };
  takeState({ ...STATE, revision: 9, diagnostics: [{ ...ERROR, written }, ERROR] });
  await expect.element(page.getByText(ERROR.message)).toBeVisible();
});

test('gives a condition a name', async () => {
  const { calls } = await drawEditor();
  await page.getByText('Use this condition elsewhere too').click();
  await page.getByRole('textbox', { name: 'Its name' }).fill('Is couple');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => requestsOf(calls, 'edit'))
    .toEqual([
      {
        command: { type: 'nameCondition', place, name: 'Is couple' },
        label: 'Name a condition “Is couple”',
      },
    ]);
});

test('shows as code what no sentence says, and never changes it', async () => {
  const schema = { ...isCouple, properties: { coverType: { pattern: '^D' } } };
  const { schemas, container } = await drawEditor({ schema });
  await expect.element(page.getByText('"pattern": "^D"')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(page.getByRole('combobox').elements()).toEqual([]);
  await page.getByRole('button', { name: 'Edit as code' }).click();
  expect(studioStore.getState().code).toEqual(CONDITION.written);
  expect(schemas()).toEqual([]);
});

test.each<[string, Example, string]>([
  ['who sees it', { answers: ['Your age: 34', 'Cover: Family'] }, 'with: Your age: 34, Cover: Family.'],
  [
    'that nobody sees it',
    { nobody: 'that contradicts itself' },
    'Nobody sees this: that contradicts itself.',
  ],
])('says %s', async (_, example, text) => {
  const { container } = await drawEditor({}, example);
  await expect.element(page.getByText(text)).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
