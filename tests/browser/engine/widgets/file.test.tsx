import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { filesIn } from '../../../../src/engine/form/form-files.ts';
import form from '../../../fixtures/library/forms/file.json?content';
import { accessibilityFaults } from '../../axe.ts';
import { textsOf } from '../../helpers.ts';
import { drawForm } from '../draw.tsx';

const photos = page.getByRole('group', { name: 'Your photo' });
const papers = page.getByRole('group', { name: 'Your papers (optional)' });
const photo = photos.getByLabelText('Your photo');
const paper = papers.getByLabelText('Your papers');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const message = page.getByRole('alert').filter({ hasText: /./ });
const listed = () => textsOf(page.getByRole('listitem'));

const file = (name: string, type = 'image/jpeg', size = 2048) => new File(['x'.repeat(size)], name, { type });
const ada = file('ada.jpg');
const answerOf = ({ name, size, type }: File) => ({ name, size, type });

test('is a file input that is named by its label and its button', async () => {
  const { container, store } = await drawForm(form);
  await expect.element(photo).toHaveAttribute('type', 'file');
  await expect.element(photo).toHaveAttribute('name', 'photo');
  await expect.element(photo).toHaveAttribute('accept', '.jpg,.png');
  await expect.element(photo).not.toHaveAttribute('multiple');
  await expect.element(paper).toHaveAttribute('multiple');
  await expect.element(photo).toHaveAccessibleName('Your photo Choose a file');
  await expect.element(photo).toHaveAccessibleDescription('A JPG or PNG file of up to 1 MB.');
  await expect.element(photo).toBeRequired();
  await expect.element(paper).not.toBeRequired();
  expect(await accessibilityFaults(container)).toEqual([]);
  store.revealErrors();
  await expect.element(message).toHaveTextContent('Choose your photo');
  await expect.element(photo).toBeInvalid();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('answers with the name, size and type of a file, and keeps the file in memory', async () => {
  const { container, state, store, reports } = await drawForm(form);
  await userEvent.upload(photo, ada);
  expect(state()).toEqual([{ photo: [answerOf(ada)] }, true]);
  expect(
    filesIn(store.getState().visible).map(({ path, files }) => [path, files.map(({ name }) => name)]),
  ).toEqual([[['photo'], ['ada.jpg']]]);
  expect(listed()).toEqual(['ada.jpg 2 KBRemove ada.jpg']);
  await expect.element(photos.getByRole('status').last()).toHaveTextContent('ada.jpg added.');
  await expect.element(photo).toHaveAccessibleName('Your photo Choose another file');
  expect(reports).toEqual([{ type: 'update', field: 'photo', label: '' }]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('replaces the only file that a field takes', async () => {
  const { answered } = await drawForm(form);
  await userEvent.upload(photo, ada);
  await userEvent.upload(photo, file('bo.png', 'image/png'));
  expect(answered()).toMatchObject({ photo: [{ name: 'bo.png' }] });
  expect(listed()).toHaveLength(1);
});

test('adds files to a list, removes them by key, and keeps the focus in place', async () => {
  const { answered, store } = await drawForm(form);
  await userEvent.upload(paper, [file('a.pdf'), file('b.pdf')]);
  await userEvent.upload(paper, file('c.pdf'));
  expect(listed()).toHaveLength(3);
  for (const [removed, next] of [
    ['b.pdf', 'c.pdf'],
    ['c.pdf', 'a.pdf'],
  ] as const) {
    (button(`Remove ${removed}`).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button(`Remove ${next}`)).toHaveFocus();
  }
  await expect.element(papers.getByRole('status').last()).toHaveTextContent('c.pdf removed, 1 left.');
  await userEvent.click(button('Remove a.pdf'));
  await expect.element(paper).toHaveFocus();
  expect(answered()).toEqual({});
  expect(filesIn(store.getState().visible)).toEqual([]);
});

test('shows the message for too few files only after the visitor leaves the field', async () => {
  await drawForm(form, { answers: {} });
  (paper.element() as HTMLElement).focus();
  await userEvent.upload(paper, file('a.pdf'));
  await expect.element(message).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(button('Remove a.pdf')).toHaveFocus();
  await expect.element(message).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(message).toHaveTextContent('Choose at least 2 papers');
});

describe('a file that breaks a limit', () => {
  test.each([
    [
      'another kind',
      [file('notes.txt', 'text/plain')],
      'notes.txt was not added. We can only take files of the kind JPG or PNG.',
    ],
    [
      'its size',
      [file('big.jpg', 'image/jpeg', 1_500_000)],
      'big.jpg was not added. It is 1.5 MB, and the limit is 1 MB.',
    ],
  ])('is not added because of %s, and the message names it', async (_why, chosen, text) => {
    const { container, answered } = await drawForm(form);
    await userEvent.upload(photo, chosen);
    await expect.element(message).toHaveTextContent(text);
    await expect.element(photo).toHaveAccessibleDescription(`A JPG or PNG file of up to 1 MB. ${text}`);
    expect(answered()).toEqual({});
    expect(await accessibilityFaults(container)).toEqual([]);
    await userEvent.upload(photo, ada);
    await expect.element(message).not.toBeInTheDocument();
    expect(answered()).toEqual({ photo: [answerOf(ada)] });
  });

  test('is not added if there are enough files, but the others are', async () => {
    const { answered } = await drawForm(form);
    await userEvent.upload(
      paper,
      ['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)),
    );
    await expect.element(message).toHaveTextContent('d.pdf was not added. You can’t choose more than 3.');
    expect(answered().papers).toHaveLength(3);
  });
});

test('takes dropped files, which the browser would open otherwise', async () => {
  const { answered } = await drawForm(form);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(ada);
  const place = page.getByText('Choose a file').first().element();
  const dropped = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
  place.dispatchEvent(dropped);
  expect(dropped.defaultPrevented).toBe(true);
  await expect.poll(answered).toEqual({ photo: [answerOf(ada)] });
});

test('asks again for files that a restored answer has lost', async () => {
  const lost = { name: 'passport.pdf', size: 9, type: 'application/pdf' };
  const { container, state } = await drawForm(form, {
    answers: { papers: [lost, { ...lost, name: 'visa.pdf' }] },
  });
  await expect.element(page.getByText('Please choose again: passport.pdf, visa.pdf')).toBeVisible();
  expect(state()).toEqual([{}, false]);
  expect(listed()).toEqual([]);
  await expect.element(message).not.toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  await userEvent.upload(paper, file('passport.pdf'));
  await expect.element(page.getByText(/choose again/)).not.toBeInTheDocument();
});

test('keeps the files while its step is not in view', async () => {
  const { store, unmount } = await drawForm(form);
  await userEvent.upload(photo, ada);
  await unmount();
  expect(filesIn(store.getState().visible)).toHaveLength(1);
});
