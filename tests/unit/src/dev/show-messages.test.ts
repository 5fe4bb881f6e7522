import { beforeEach, describe, expect, test } from 'vitest';
import {
  hideMessages,
  type MessagesShown,
  showNextMessages,
} from '../../../../src/dev/form/show-messages.ts';
import { fieldsOnPage } from '../../../../src/engine/form/FieldProbe.tsx';
import { messageFor } from '../../../../src/engine/form/field-errors.ts';
import { createFormStore, type FormStore } from '../../../../src/engine/form/form-store.ts';
import { compileForm } from '../compile.ts';

const MESSAGES = {
  age: { required: 'Enter an age', minimum: 'At least {limit}' },
  name: { required: 'Enter a name' },
};
const form = await compileForm({
  type: 'object',
  properties: { age: { type: 'integer', minimum: 18 }, name: { type: 'string' } },
  required: ['age', 'name'],
});
let store: FormStore;

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
  fieldsOnPage.clear();
  for (const [name, messages] of Object.entries(MESSAGES)) {
    const schema = form.schema.properties?.[name] as typeof form.schema;
    fieldsOnPage.add({
      store,
      idPrefix: 'about',
      path: [name],
      schema,
      uiSchema: { 'ui:messages': messages },
    });
  }
});

describe('the messages of a step in the development toolbar', () => {
  const both = { age: 'Enter an age', name: 'Enter a name' };

  test('show round by round, and leave the form as it was', () => {
    const first = showNextMessages(undefined);
    expect(onPage()).toEqual(both);
    const second = showNextMessages(first);
    expect(onPage()).toEqual({ age: 'At least 18' });
    expect(showNextMessages(second)).toBeUndefined();
    expect(onPage()).toEqual({});
  });

  test('leave an earlier error', () => {
    store.touch(['age']);
    hideMessages(showNextMessages(undefined));
    expect(onPage()).toEqual({ age: 'Enter an age' });
  });

  describe('leave a new error', () => {
    let shown: MessagesShown | undefined;
    beforeEach(() => {
      shown = showNextMessages(undefined);
    });

    test('of an entry', () => {
      store.setValue(['age'], 3);
      store.touch(['age']);
      expect(onPage()).toEqual({ age: 'At least 18', name: 'Enter a name' });
      hideMessages(shown);
      expect(onPage()).toEqual({ age: 'At least 18' });
    });

    test('of an invalid entry', () => {
      store.setValue(['age'], 3);
      store.reject(['age']);
      hideMessages(shown);
      expect(onPage()).toEqual({ age: 'At least 18' });
    });

    test('of Next', () => {
      store.setValue(['name'], 'Mai');
      hideMessages(shown);
      expect(onPage()).toEqual({});
      const again = showNextMessages(undefined);
      store.revealErrors();
      hideMessages(again);
      expect(onPage()).toEqual({ age: 'Enter an age' });
    });
  });

  test('stay after an edit of the content', () => {
    const shown = showNextMessages(undefined);
    const { touched, rejected } = store.getState();
    store = createFormStore(form);
    store.setState({ touched, rejected });
    for (const field of fieldsOnPage) field.store = store;
    hideMessages(shown);
    expect(onPage()).toEqual({});
  });
});
