import { beforeEach, describe, expect, test } from 'vitest';
import { hideMessages, showNextMessages } from '../../../../src/dev/form/sample-messages.ts';
import { fieldsOnPage } from '../../../../src/engine/form/FieldProbe.tsx';
import { messageFor } from '../../../../src/engine/form/field-errors.ts';
import { createFormStore, type FormStore } from '../../../../src/engine/form/form-store.ts';
import { compileForm } from '../compile.ts';

const MESSAGES = {
  age: { required: 'Enter an age', minimum: 'At least {limit}' },
  name: 'Enter a name',
  note: undefined,
  start: { dateRange: 'Until {max}' },
  partnerAge: { maximum: 'Up to {limit}' },
};
const form = await compileForm({
  type: 'object',
  properties: {
    age: { type: 'integer', minimum: 18 },
    name: { type: 'string' },
    note: { type: 'string' },
    partnerAge: { type: 'integer', maximum: { $data: '1/age' } },
    start: { type: 'string', dateRange: { max: { from: 'today' } } },
  },
  required: ['age', 'name'],
});
let store: FormStore;

function showFields(...names: (keyof typeof MESSAGES)[]): void {
  fieldsOnPage.clear();
  for (const name of names) {
    const schema = form.schema.properties?.[name] as typeof form.schema;
    const uiSchema = { 'ui:messages': MESSAGES[name] };
    fieldsOnPage.add({ store, idPrefix: 'about', path: [name], schema, uiSchema });
  }
}

/** Returns the messages that the form shows, by field name. */
function onPage(): Record<string, string | undefined> {
  const { touched, rejected, errors } = store.getState();
  const shown = Object.entries(MESSAGES).flatMap(([name, messages]) => {
    const at = `/${name}`;
    const error = touched.has(at) ? (rejected.get(at) ?? errors.get(at)) : undefined;
    return error ? [[name, messageFor(error, messages)] as const] : [];
  });
  return Object.fromEntries(shown);
}

beforeEach(() => {
  store = createFormStore(form);
  showFields('age', 'name', 'note');
});

describe('sample messages in the development toolbar', () => {
  test('show … in place of another answer', () => {
    showFields('partnerAge');
    showNextMessages(undefined);
    expect(onPage()).toEqual({ partnerAge: 'Up to …' });
  });

  test('show in rounds and leave the form unchanged', () => {
    const first = showNextMessages(undefined);
    expect(first).toMatchObject({ round: 0, rounds: 2 });
    expect(onPage()).toEqual({ age: 'Enter an age', name: 'Enter a name' });
    const second = showNextMessages(first);
    expect(onPage()).toEqual({ age: 'At least 18' });
    expect(showNextMessages(second)).toBeUndefined();
    expect(onPage()).toEqual({});
  });

  test('contain days that count from today', () => {
    showFields('start');
    showNextMessages(undefined);
    expect(onPage().start).toMatch(/^Until \d{1,2} \w+ \d{4}$/);
  });

  test('do not show without messages or without a form', () => {
    showFields('note');
    expect(showNextMessages(undefined)).toBeUndefined();
    showFields();
    expect(showNextMessages(undefined)).toBeUndefined();
  });

  test('keep an earlier error', () => {
    store.touch(['age']);
    hideMessages(showNextMessages(undefined));
    expect(onPage()).toEqual({ age: 'Enter an age' });
  });

  test('keep a new error after the visitor changes an answer', () => {
    const shown = showNextMessages(undefined);
    store.setValue(['age'], 3);
    store.touch(['age']);
    expect(onPage()).toEqual({ age: 'At least 18', name: 'Enter a name' });
    hideMessages(shown);
    expect(onPage()).toEqual({ age: 'At least 18' });
  });

  test('keep a new error after an invalid entry', () => {
    const shown = showNextMessages(undefined);
    store.setValue(['age'], 3);
    store.reject(['age']);
    hideMessages(shown);
    expect(onPage()).toEqual({ age: 'At least 18' });
  });

  test('keep a new error after Next', () => {
    const shown = showNextMessages(undefined);
    store.setValue(['name'], 'Mai');
    hideMessages(shown);
    expect(onPage()).toEqual({});
    const again = showNextMessages(undefined);
    store.revealErrors();
    hideMessages(again);
    expect(onPage()).toEqual({ age: 'Enter an age' });
  });

  test('can be hidden after an edit of the content', () => {
    const shown = showNextMessages(undefined);
    const { touched, rejected } = store.getState();
    store = createFormStore(form);
    store.setState({ touched, rejected });
    for (const field of fieldsOnPage) field.store = store;
    hideMessages(shown);
    expect(onPage()).toEqual({});
  });
});
