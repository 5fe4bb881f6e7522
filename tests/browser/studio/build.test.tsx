import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildStore } from '../../../src/studio/build/build-store.ts';
import type { Addition, Calls, NodeActions, Plan } from '../../../src/studio/protocol.ts';
import { accessibilityFaults } from '../axe.ts';
import { textsOf } from '../helpers.ts';
import { drawStudio, requestsOf } from './draw-studio.tsx';
import { STATE } from './fake-server.ts';

const ORDER = { file: 'pages/quote.json', pointer: '/journey/steps/0/step/uiSchema/ui:order' };
const AGE = { file: 'pages/quote.json', pointer: '/journey/steps/0/step/uiSchema/age' };

const FIELD: Addition = {
  ...{ label: 'Field after this', kind: 'field', asks: 'field' },
  to: { ...ORDER, index: 1 },
};

const ACTIONS: NodeActions = {
  additions: [FIELD],
  slot: { ...ORDER, index: 0, kind: 'field', count: 2, isShared: false },
  names: [{ label: 'Name', place: AGE, name: 'age' }],
  canDelete: true,
  bases: [
    { value: 'text', label: 'Nothing: a text' },
    { value: '/$defs/email', label: 'Email' },
  ],
};

const PLAN: Plan = { files: [{ file: 'steps/age.json', lines: 3 }], lost: [], uses: [], shared: [] };

const outline = page.getByRole('region', { name: 'Outline' });
const dialog = page.getByRole('dialog');
const age = outline.getByRole('button', { name: 'field Your age' });
const item = (name: string) => page.getByRole('menuitem', { name });

/** Draws Studio with a field that is selected. */
async function drawField(answers: Parameters<typeof drawStudio>[1] = {}) {
  buildStore.setState(buildStore.getInitialState(), true);
  const drawn = await drawStudio(STATE, { actions: () => ACTIONS, plan: () => PLAN, ...answers });
  await outline.getByRole('button', { name: 'Parts of Get a quote' }).click();
  await outline.getByRole('button', { name: 'Parts of How old are you?' }).click();
  await age.click();
  return drawn;
}

async function openMenu() {
  await outline.getByRole('button', { name: 'Actions: Your age' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
}

const editsOf = (calls: Awaited<ReturnType<typeof drawField>>['calls']) =>
  requestsOf(calls, 'edit').map((each) => (each as Calls['edit']['request']).command);

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

const SHARED = [
  { file: 'pages/quote.json', pointer: '/a', label: 'Contact details › Are you in Australia?' },
  { file: 'pages/quote.json', pointer: '/b', label: 'Cover › Do you have cover?' },
];

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
