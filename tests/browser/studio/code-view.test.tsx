import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { select, setStudio, takeState } from '../../../src/studio/studio-store.ts';
import { accessibilityFaults } from '../axe.ts';
import { drawStudio, requestsOf } from './draw-studio.tsx';
import { changed, ERROR, STATE } from './fake-server.ts';

const FILE = 'steps/age.json';
const TEXT = '{\n  "age": 16\n}\n';
const code = page.getByRole('textbox', { name: `Code of ${FILE}` });
const STEP = { file: 'pages/quote.json', pointer: '/journey/steps/0/step' };

/** A server that takes over each text. */
function textServer() {
  let text = TEXT;
  let revision = 1;
  return {
    text: () => ({ text, hash: '' }),
    edit: ({ command }: { command: object }) => {
      if ('text' in command) text = String(command.text);
      revision += 1;
      return changed(FILE, { revision, undo: 'Change the code' });
    },
    undo: () => {
      text = TEXT;
      revision += 1;
      return { ...STATE, revision };
    },
  };
}

async function openCode() {
  select(STEP);
  await page.getByRole('button', { name: 'Code', exact: true }).click();
  await expect.element(code).toHaveTextContent('"age": 16');
}

test('applies what is typed after a pause, and undoes it', async () => {
  const { calls, container } = await drawStudio(STATE, textServer());
  await openCode();
  expect(await accessibilityFaults(container)).toEqual([]);
  await code.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}{End}{Enter}"name": 1,');
  await expect.poll(() => requestsOf(calls, 'edit')).toHaveLength(1);
  expect(requestsOf(calls, 'edit')[0]).toEqual({
    command: {
      type: 'text',
      file: FILE,
      base: TEXT,
      text: expect.stringMatching(/^\{\n +"name": 1,\n {2}"age": 16\n\}\n$/),
    },
    label: `Change the code of ${FILE}`,
  });
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(code).not.toHaveTextContent('"name"');
  expect(requestsOf(calls, 'edit')).toHaveLength(1);
});

test('sends what is typed before it undoes, and before it closes', async () => {
  const { calls } = await drawStudio(STATE, textServer());
  await openCode();
  await code.click();
  await userEvent.keyboard('{Control>}{End}{/Control}// a{Control>}z{/Control}');
  await expect.poll(() => calls.map(({ name }) => name)).toContain('undo');
  expect(calls.map(({ name }) => name).filter((name) => name !== 'text')).toEqual(['state', 'edit', 'undo']);
  await expect.element(code).not.toHaveTextContent('// a');
  await userEvent.keyboard('// b');
  await page.getByRole('button', { name: 'Close code' }).click();
  await expect.poll(() => requestsOf(calls, 'edit')).toHaveLength(2);
});

test('takes over changes that were made elsewhere', async () => {
  const server = textServer();
  await drawStudio(STATE, server);
  await openCode();
  takeState(server.edit({ command: { text: TEXT.replace('16', '18') } }));
  await expect.element(code).toHaveTextContent('"age": 18');
});

test('marks the findings of the file', async () => {
  await drawStudio({ ...STATE, diagnostics: [ERROR] }, textServer());
  await openCode();
  await expect.poll(() => document.querySelector('.cm-lintRange-error')?.textContent).toBe('16');
});

test('opens the code of a file that is not valid JSON', async () => {
  await drawStudio({ ...STATE, broken: [FILE] }, textServer());
  select(STEP);
  await expect.element(code).toBeVisible();
});

test('is left with Escape and then Tab', async () => {
  await drawStudio(STATE, textServer());
  await openCode();
  setStudio({ panel: 'findings' });
  await code.click();
  await userEvent.keyboard('{Tab}');
  await expect.element(code).toHaveFocus();
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(code).not.toHaveFocus();
});

test('leaves the focus in the properties when it closes', async () => {
  await drawStudio(STATE, textServer());
  await openCode();
  await page.getByRole('button', { name: 'Close code' }).click();
  await expect.element(page.getByRole('region', { name: 'Properties' })).toHaveFocus();
});
