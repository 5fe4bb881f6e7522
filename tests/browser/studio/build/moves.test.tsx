import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { textsOf } from '../../helpers.ts';
import {
  ACTIONS,
  AGE,
  age,
  dialog,
  drawField,
  editsOf,
  item,
  ORDER,
  openMenu,
  outline,
  PLAN,
  SHARED,
} from './draw-field.tsx';

test('moves a node with Alt and an arrow key, and says where it is', async () => {
  const { calls } = await drawField();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByText('Your age moved to 2 of 2.')).toBeInTheDocument();
  await expect.element(age).toHaveFocus();
  expect(editsOf(calls)).toEqual([
    { type: 'put', place: expect.objectContaining(AGE), to: expect.objectContaining({ ...ORDER, index: 1 }) },
  ]);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.element(page.getByText('Your age can’t be moved further.')).toBeInTheDocument();
});

test('moves a node to another place of a list', async () => {
  const other = { file: 'pages/quote.json', pointer: '/journey/steps/1/step/uiSchema/ui:order' };
  const targets = [
    { label: 'How old are you?', to: ORDER, entries: ['Your age', 'Partner'], hasOrder: true },
    { label: 'Contact', to: other, entries: ['Email'], hasOrder: true },
  ];
  const { calls } = await drawField({ targets: () => ({ targets }) });
  await openMenu();
  await item('Move to…').click();
  const place = dialog.getByRole('combobox', { name: 'Place' });
  await expect.element(place).toBeVisible();
  expect(textsOf(place.getByRole('option'))).toEqual(['First', 'After Partner']);
  await dialog.getByRole('combobox', { name: 'Where' }).selectOptions('Contact');
  await place.selectOptions('After Email');
  await expect.element(dialog.getByText('steps/age.json: 3 lines')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(page.getByText('Your age moved to Contact, 2.')).toBeInTheDocument();
  expect(editsOf(calls)).toMatchObject([{ type: 'put', to: { ...other, index: 1 } }]);
});

test('says that what moves to a shared file leaves its page, and asks for its name', async () => {
  const shared = { file: 'fields.json', pointer: '/alerts' };
  const targets = [{ label: 'fields.json › Alerts', to: shared, entries: ['One'], hasOrder: false }];
  const { calls } = await drawField({
    targets: () => ({ targets }),
    plan: ({ command }) => ('name' in command ? PLAN : { ...PLAN, otherName: 'alert' }),
  });
  await openMenu();
  await item('Move to…').click();
  expect(textsOf(dialog.getByRole('combobox', { name: 'Place' }).getByRole('option'))).toEqual(['Last']);
  await expect.element(dialog.getByText(/^Your age will not show there any more/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('tooYoung');
  await expect.element(dialog.getByText('steps/age.json: 3 lines')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(page.getByText(/^Your age moved to fields.json › Alerts\./)).toBeInTheDocument();
  expect(editsOf(calls)).toMatchObject([{ type: 'put', to: shared, name: 'tooYoung' }]);
});

test('says that a field does not take its condition to another form', async () => {
  const targets = [
    { label: 'How old are you?', to: ORDER, entries: ['Your age', 'Partner'], hasOrder: true },
    { label: 'Contact', to: { ...ORDER, file: 'pages/contact.json' }, entries: [], hasOrder: true },
  ];
  const slot = { ...ORDER, index: 1, kind: 'field', count: 2, isShared: false };
  await drawField({ targets: () => ({ targets }), actions: () => ({ ...ACTIONS, slot }) });
  await outline.getByRole('button', { name: 'Actions: Partner' }).click();
  await item('Move to…').click();
  await expect.element(dialog.getByText('steps/age.json: 3 lines')).toBeVisible();
  const warning = 'It will always show there: its condition (Who needs cover? is Couple) stays behind.';
  await expect.element(dialog.getByText(warning)).not.toBeInTheDocument();
  await dialog.getByRole('combobox', { name: 'Where' }).selectOptions('Contact');
  await expect.element(dialog.getByText(warning)).toBeVisible();
  await expect.element(dialog.getByText('steps/age.json: 3 lines')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(page.getByText(`Partner moved to Contact, 1. ${warning}`)).toBeInTheDocument();
});

/** Drags a field before another one. */
async function dragPartner() {
  const partner = outline.getByRole('button', { name: /^field Partner/ });
  const row = partner.element().closest('.outline-row');
  await partner.hover();
  // the library is loaded when the mouse is over the outline
  await vi.waitFor(() => expect(row).toHaveAttribute('draggable', 'true'));
  await partner.dropTo(age, { steps: 8, targetPosition: { x: 60, y: 4 } });
}

test('asks before a field is dragged to another form', async () => {
  const other = { ...ORDER, file: 'pages/contact.json' };
  const { calls } = await drawField({
    actions: ({ place }) => {
      const slot = place.pointer.endsWith('partnerAge') ? ORDER : other;
      return { ...ACTIONS, slot: { ...slot, index: 0, kind: 'field', count: 2, isShared: false } };
    },
  });
  await dragPartner();
  await expect.element(dialog.getByText('steps/age.json: 3 lines')).toBeVisible();
  await expect
    .element(dialog.getByText(/its condition \(Who needs cover\? is Couple\) stays behind/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(editsOf(calls)).toMatchObject([{ type: 'put', to: { ...other, index: 0 } }]);
});

test('moves a node that is dragged beside another one', async () => {
  const { calls } = await drawField({
    actions: ({ place }) => {
      const index = place.pointer.endsWith('partnerAge') ? 1 : 0;
      return { ...ACTIONS, slot: { ...ORDER, index, kind: 'field', count: 2, isShared: false } };
    },
  });
  await dragPartner();
  await expect.element(page.getByText('Partner moved to 1 of 2.')).toBeInTheDocument();
  expect(editsOf(calls)).toMatchObject([{ type: 'put', to: { ...ORDER, index: 0 } }]);
});

test('asks before it moves or pastes what others share', async () => {
  const clip = { kind: 'field', label: 'Your age', file: 'steps/age.json', name: 'age', json: '{}' };
  const slot = { ...ORDER, index: 0, kind: 'field', count: 2, isShared: true };
  const { calls } = await drawField({
    copy: () => clip,
    actions: () => ({ ...ACTIONS, slot }),
    plan: () => ({ ...PLAN, shared: SHARED }),
  });
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(dialog.getByText('Cover › Do you have cover?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await openMenu();
  await item('Copy').click();
  await openMenu();
  await item('Paste “Your age”: Field after this').click();
  await expect.element(dialog.getByText('Cover › Do you have cover?')).toBeVisible();
  expect(editsOf(calls)).toEqual([]);
  await dialog.getByRole('button', { name: 'Paste' }).click();
  await expect.element(page.getByText('Your age pasted.')).toBeInTheDocument();
});
