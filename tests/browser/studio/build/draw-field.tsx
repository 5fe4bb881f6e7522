import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { buildStore } from '../../../../src/studio/build/build-store.ts';
import type { Addition, Calls, NodeActions, Plan } from '../../../../src/studio/protocol.ts';
import { drawStudio, requestsOf } from '../draw-studio.tsx';
import { STATE } from '../fake-server.ts';

export const ORDER = { file: 'pages/quote.json', pointer: '/journey/steps/0/step/uiSchema/ui:order' };
export const AGE = { file: 'pages/quote.json', pointer: '/journey/steps/0/step/uiSchema/age' };

export const FIELD: Addition = {
  ...{ label: 'Field after this', kind: 'field', asks: 'field' },
  to: { ...ORDER, index: 1 },
};

export const ACTIONS: NodeActions = {
  additions: [FIELD],
  slot: { ...ORDER, index: 0, kind: 'field', count: 2, isShared: false },
  names: [{ label: 'Name', place: AGE, name: 'age' }],
  canDelete: true,
  bases: [
    { value: 'text', label: 'Nothing: a text' },
    { value: '/$defs/email', label: 'Email' },
  ],
};

/** A plan that nothing speaks against. */
export const PLAN: Plan = { files: [{ file: 'steps/age.json', lines: 3 }], lost: [], uses: [], shared: [] };

export const outline = page.getByRole('region', { name: 'Outline' });
export const dialog = page.getByRole('dialog');
export const age = outline.getByRole('button', { name: 'field Your age' });
export const item = (name: string) => page.getByRole('menuitem', { name });

/** Draws Studio with a field that is selected. */
export async function drawField(answers: Parameters<typeof drawStudio>[1] = {}) {
  buildStore.setState(buildStore.getInitialState(), true);
  const drawn = await drawStudio(STATE, { actions: () => ACTIONS, plan: () => PLAN, ...answers });
  await outline.getByRole('button', { name: 'Parts of Get a quote' }).click();
  await outline.getByRole('button', { name: 'Parts of How old are you?' }).click();
  await age.click();
  return drawn;
}

/** Opens the actions of the field. */
export async function openMenu() {
  await outline.getByRole('button', { name: 'Actions: Your age' }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
}

/** Returns the commands that were sent. */
export const editsOf = (calls: Awaited<ReturnType<typeof drawField>>['calls']) =>
  requestsOf(calls, 'edit').map((each) => (each as Calls['edit']['request']).command);

/** The places that share what changes. */
export const SHARED = [
  { file: 'pages/quote.json', pointer: '/a', label: 'Contact details › Are you in Australia?' },
  { file: 'pages/quote.json', pointer: '/b', label: 'Cover › Do you have cover?' },
];
