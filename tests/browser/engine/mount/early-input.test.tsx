import { type ChangeEvent, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { recordEarlyInput } from '../../../../src/engine/mount/early-input.ts';
import { mountRoots } from '../../../../src/engine/mount/mount-roots.tsx';

const onChange = vi.fn();
const onLeave = vi.fn();
const onSubmit = vi.fn();
const onPress = vi.fn();
const onEnter = vi.fn();

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A form with each kind of control, all with the values of their state. */
function Form() {
  const [values, setValues] = useState<Record<string, string | boolean>>({ size: 'm', colour: 'red' });
  const bind = (name: string) => ({
    name,
    onChange: ({ target }: ChangeEvent<Control>) => {
      const value = target.type === 'checkbox' ? (target as HTMLInputElement).checked : target.value;
      onChange(name, value);
      setValues({ ...values, [name]: value });
    },
    onBlur: () => onLeave(name),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(values);
      }}
    >
      <label>
        Name
        <input
          {...bind('name')}
          value={String(values.name ?? '')}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        />
      </label>
      <label>
        Story
        <textarea {...bind('story')} value={String(values.story ?? '')} />
      </label>
      <label>
        Size
        <select {...bind('size')} value={String(values.size)}>
          <option value="s">Small</option>
          <option value="m">Medium</option>
          <option value="l">Large</option>
        </select>
      </label>
      <label>
        Agree
        <input type="checkbox" {...bind('agree')} checked={values.agree === true} />
      </label>
      {['red', 'green', 'blue'].map((colour) => (
        <label key={colour}>
          {colour}
          <input type="radio" {...bind('colour')} value={colour} checked={values.colour === colour} />
        </label>
      ))}
      <button type="button" onClick={onPress}>
        Help
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const PAGE = { prepare: async () => <Form /> };
const CONTENT = 'data:text/javascript,export default () => ({ content: {}, validators: {}, steps: {} })';
let count = 0;

/** Adds a page with a first view to the document. @returns a function that mounts it */
function openEarly(): () => void {
  const id = `early-${count++}`;
  const html = renderToString(<Form />);
  document.body.innerHTML = `<div id="${id}" data-content="${CONTENT}"><div id="view0" class="first-view">${html}</div></div>`;
  // the form of the last test has lost the focus
  vi.clearAllMocks();
  recordEarlyInput();
  return () => mountRoots({ [id]: async () => ({ page: PAGE }) });
}

const name = page.getByRole('textbox', { name: 'Name' });
const isDone = () => expect.poll(() => window.earlyInput).toBeUndefined();

beforeEach(() => {
  window.earlyInput?.stop();
});

test('repeats the last entry of each control once, in the order of the entries', async () => {
  const mount = openEarly();
  (page.getByLabelText('Size').element() as HTMLSelectElement).focus();
  await userEvent.keyboard('L');
  await name.fill('Ana');
  await page.getByLabelText('Story').fill('Long ago');
  await page.getByLabelText('Agree').click();
  await page.getByLabelText('green').click();
  await page.getByLabelText('blue').click();
  mount();
  await isDone();
  expect(onChange.mock.calls).toEqual([
    ['size', 'l'],
    ['name', 'Ana'],
    ['story', 'Long ago'],
    ['agree', true],
    ['colour', 'blue'],
  ]);
  await expect.element(name).toHaveValue('Ana');
  await expect.element(page.getByLabelText('Size')).toHaveValue('l');
  await expect.element(page.getByLabelText('blue')).toBeChecked();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('leaves the controls that the visitor has left', async () => {
  const mount = openEarly();
  await name.fill('Ana');
  await page.getByLabelText('Story').fill('Long');
  mount();
  await isDone();
  expect(onLeave.mock.calls).toEqual([['name']]);
  await expect.element(page.getByLabelText('Story')).toHaveFocus();
});

test('removes entries that are not the visitor’s', async () => {
  const mount = openEarly();
  (name.element() as HTMLInputElement).value = 'restored';
  (page.getByLabelText('Agree').element() as HTMLInputElement).checked = true;
  (page.getByLabelText('Size').element() as HTMLSelectElement).value = 's';
  for (const control of document.querySelectorAll('input, select'))
    control.dispatchEvent(new Event('change', { bubbles: true }));
  mount();
  await isDone();
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(name).toHaveValue('');
  await expect.element(page.getByLabelText('Agree')).not.toBeChecked();
  await expect.element(page.getByLabelText('Size')).toHaveValue('m');
});

test('submits once, with all entries', async () => {
  const mount = openEarly();
  await name.fill('Ana');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  mount();
  await expect.poll(() => onSubmit.mock.calls).toEqual([[expect.objectContaining({ name: 'Ana' })]]);
});

test('presses Enter in the control, and submits if nothing else uses it', async () => {
  const mount = openEarly();
  await name.fill('Ana');
  await userEvent.keyboard('{Enter}');
  mount();
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
  expect(onEnter).toHaveBeenCalledOnce();
});

test('presses the last button only', async () => {
  const mount = openEarly();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('button', { name: 'Help' }).click();
  mount();
  await expect.poll(() => onPress.mock.calls.length).toBe(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('waits for the end of a composition', async () => {
  const mount = openEarly();
  await name.click();
  const input = name.element() as HTMLInputElement;
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await userEvent.keyboard('アナ');
  mount();
  await isDone();
  expect(onChange).not.toHaveBeenCalled();
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(onChange.mock.calls).toEqual([['name', 'アナ']]);
});
