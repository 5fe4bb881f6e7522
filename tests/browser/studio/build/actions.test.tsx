import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Addition } from '../../../../src/studio/protocol.ts';
import { accessibilityFaults } from '../../axe.ts';
import { drawStudio, requestsOf } from '../draw-studio.tsx';
import { STATE } from '../fake-server.ts';
import {
  ACTIONS,
  AGE,
  age,
  dialog,
  drawField,
  editsOf,
  FIELD,
  item,
  openMenu,
  outline,
  PLAN,
  SHARED,
} from './draw-field.tsx';

test('opens the actions of a node with the keyboard, and goes back to their button', async () => {
  const { container } = await drawField();
  await expect.element(age).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(item('Add: Field after this')).toHaveFocus();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.keyboard('{End}');
  await expect.element(item('Delete…')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Rename…')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(outline.getByRole('button', { name: 'Actions: Your age' })).toHaveFocus();
});

test('adds a field, with a name that its label suggests', async () => {
  const { calls, container } = await drawField();
  await openMenu();
  await item('Add: Field after this').click();
  await expect.element(dialog.getByRole('heading')).toHaveFocus();
  await dialog.getByRole('textbox', { name: 'Label' }).fill('What’s your phone number?');
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('whatsYourPhoneNumber');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('phone');
  await dialog.getByRole('combobox', { name: 'Shares the rules of' }).selectOptions('Email');
  expect(await accessibilityFaults(container)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const given = { name: 'phone', label: 'What’s your phone number?', base: '/$defs/email', isRequired: true };
  expect(editsOf(calls)).toEqual([{ type: 'add', to: FIELD.to, given }]);
  await expect.element(page.getByText('What’s your phone number? added.')).toBeInTheDocument();
});

test('lists what a new name changes and loses, and refuses what code needs', async () => {
  const lost = ['Answers stored under the old name are lost.'];
  const { calls, container } = await drawField({
    plan: ({ command }) =>
      'name' in command && command.name === 'needed'
        ? { ...PLAN, refusal: 'Code reads it.' }
        : { ...PLAN, lost },
  });
  await openMenu();
  await item('Rename…').click();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('age');
  await expect
    .element(dialog.getByRole('button', { name: 'Rename' }), { message: 'the old name changes nothing' })
    .toHaveAttribute('aria-disabled', 'true');
  expect(calls.some((each) => each.name === 'plan')).toBe(false);
  await name.fill('needed');
  await expect.element(dialog.getByText('Code reads it.')).toBeVisible();
  await expect
    .element(dialog.getByRole('button', { name: 'Rename' }))
    .toHaveAttribute('aria-disabled', 'true');
  await name.fill('years');
  await expect.element(dialog.getByText('Answers stored under the old name are lost.')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect.element(page.getByText('age renamed to years.')).toBeInTheDocument();
  expect(editsOf(calls)).toEqual([{ type: 'name', place: AGE, name: 'years' }]);
});

test('says who uses what would be deleted', async () => {
  const uses = [{ file: 'pages/quote.json', pointer: '', label: 'Choose a product' }];
  const { calls } = await drawField({ plan: () => ({ ...PLAN, uses }) });
  await openMenu();
  await item('Delete…').click();
  await expect.element(dialog.getByText('Choose a product')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(editsOf(calls)).toEqual([]);
});

test('pastes what was copied, under another name if its own is taken', async () => {
  const clip = { kind: 'field', label: 'Your age', file: 'steps/age.json', name: 'age', json: '{}' };
  const { calls } = await drawField({
    copy: () => clip,
    plan: ({ command }) => ('name' in command ? PLAN : { ...PLAN, files: [], otherName: 'age2' }),
  });
  await openMenu();
  await item('Copy').click();
  await expect.element(page.getByText('Your age copied.')).toBeInTheDocument();
  await openMenu();
  await item('Paste “Your age”: Field after this').click();
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('age2');
  await expect.element(dialog.getByText('steps/age.json: 3 lines')).toBeVisible();
  await dialog.getByRole('button', { name: 'Paste' }).click();
  await expect.element(page.getByText('Your age pasted.')).toBeInTheDocument();
  expect(editsOf(calls)).toEqual([{ type: 'paste', to: FIELD.to, clip, name: 'age2' }]);
});

test('adds a page', async () => {
  const { calls } = await drawStudio(STATE);
  await outline.getByRole('button', { name: 'Add a page' }).click();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Ask us to call you');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(editsOf(calls)).toMatchObject([
    { type: 'add', to: { file: '' }, given: { name: 'ask-us-to-call' } },
  ]);
});

test('deletes once, however often the button is pressed', async () => {
  const { calls } = await drawField();
  await openMenu();
  await item('Delete…').click();
  const button = dialog.getByRole('button', { name: 'Delete' });
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  await button.dblClick();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(editsOf(calls)).toEqual([{ type: 'delete', place: expect.objectContaining(AGE) }]);
});

test('lists who shares what an addition changes, and can add it only here', async () => {
  const choice: Addition = {
    ...{ label: 'Choice', kind: 'choice', asks: 'choice', shared: { canBeHere: true } },
    to: { file: AGE.file, pointer: '/journey/steps/0/step/schema/properties/age/oneOf', index: 2 },
  };
  const { calls, container } = await drawField({
    actions: () => ({ ...ACTIONS, additions: [choice] }),
    plan: ({ command }) => ({ ...PLAN, shared: 'scope' in command ? [] : SHARED }),
  });
  await openMenu();
  await item('Add: Choice').click();
  await expect.element(dialog.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-disabled', 'true');
  expect(requestsOf(calls, 'plan')).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Maybe');
  await expect.element(dialog.getByText('Cover › Do you have cover?')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await dialog.getByRole('combobox', { name: 'Add it' }).selectOptions('only here');
  await expect.element(dialog.getByText('Cover › Do you have cover?')).not.toBeInTheDocument();
  await expect.element(dialog.getByText('steps/age.json: 3 lines')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const given = { name: 'maybe', label: 'Maybe' };
  expect(editsOf(calls)).toEqual([{ type: 'add', to: choice.to, given, scope: 'here' }]);
});
