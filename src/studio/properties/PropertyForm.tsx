import equal from 'fast-deep-equal';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { EngineContext } from '../../engine/engine-context.ts';
import { FormContext } from '../../engine/form/form-context.ts';
import { createFormStore } from '../../engine/form/form-store.ts';
import type { JsonObject } from '../../engine/form/paths.ts';
import { SchemaForm } from '../../engine/form/SchemaForm.tsx';
import { edit, sendFirst } from '../actions.ts';
import { isReachable } from '../calls.ts';
import type { Scope } from '../protocol.ts';
import { studioStore } from '../studio-store.ts';
import { commandFor } from './form-places.ts';
import { NotesContext, PropertyNote } from './PropertyNote.tsx';
import { keepUnsent } from './unsent.ts';
import type { LoadedProperties } from './use-properties.ts';
import { valueChanges, withRightNames } from './value-changes.ts';

/** The prefix of the ids of its fields. */
export const ID_PREFIX = 'property';

/** The field with the focus in the form before, and what is selected in it: another form replaces it while an author types. */
let focused: { id: string; start: number | null; end: number | null } | undefined;

const NO_SELECTION = { selectionStart: null, selectionEnd: null };

const isTextField = (field: Element | null) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

function rememberFocus(): void {
  const field = document.activeElement;
  const { selectionStart: start, selectionEnd: end } = isTextField(field) ? field : NO_SELECTION;
  focused = field?.id.startsWith(ID_PREFIX) ? { id: field.id, start, end } : undefined;
}

/** Moves the focus to the same field as in the form before, with the same selection. */
function restoreFocus(): void {
  if (!focused) return;
  const field = document.getElementById(focused.id);
  field?.focus();
  if (isTextField(field) && focused.start !== null) field.setSelectionRange(focused.start, focused.end);
}

/** The places that changes are for, by the pointer of a property into the resolved content. */
export type Scopes = Readonly<Record<string, Scope>>;

interface PropertyFormProps extends LoadedProperties {
  scopes: Scopes;
  onScope(at: string, scope: Scope): void;
}

/** Draws the properties of a node with the engine, and sends what an author changes. */
export function PropertyForm({ properties, form, scopes, onScope }: PropertyFormProps) {
  const { schema, uiSchema, engine } = form;
  const values = properties.values as JsonObject;
  const [store] = useState(() => createFormStore({ schema, validators: engine.validators, answers: values }));
  const sent = useRef(store.getState().answers);
  const sending = useRef<Promise<void>>(undefined);
  const answered = useEffectEvent(() => withRightNames(store.getState().answers, sent.current) as JsonObject);
  const scopeOf = (at: string): Scope =>
    Object.entries(scopes).find(([each]) => `${at}/`.startsWith(`${each}/`))?.[1] ?? 'everywhere';

  const unsent = useEffectEvent(() =>
    valueChanges(sent.current, answered()).flatMap((change) => {
      const command = commandFor(properties, schema, change, scopeOf);
      return command ? [{ command, label: `Change “${properties.title}”` }] : [];
    }),
  );
  useLayoutEffect(() => {
    restoreFocus();
    return rememberFocus;
  }, []);
  useEffect(() => {
    const sendAll = async () => {
      // what is typed while a call is made is sent in the next one
      for (let changes = unsent(); changes.length > 0; changes = unsent()) {
        const before = sent.current;
        sent.current = answered();
        for (const { command, label } of changes) {
          if ((await edit(command, label)) || isReachable()) continue;
          // they are sent again with the next change, or after a reload
          sent.current = before;
          return;
        }
      }
      keepUnsent([]);
    };
    const send = () => {
      sending.current ??= sendAll().finally(() => {
        sending.current = undefined;
      });
      return sending.current;
    };
    const stop = store.subscribe(({ answers }, before) => {
      if (answers === before.answers || equal(answered(), sent.current)) return;
      keepUnsent(unsent());
      void send();
    });
    const unregister = sendFirst(send);
    return () => {
      void send();
      stop();
      unregister();
    };
  }, [store]);

  // undo, the code view or another property may have changed the values
  useEffect(() => {
    const answers = answered();
    // these values are of before what was typed since
    const { revision = 0 } = studioStore.getState().state ?? {};
    if (sending.current || properties.revision < revision || !equal(answers, sent.current)) return;
    for (const name of new Set([...Object.keys(answers), ...Object.keys(values)])) {
      if (equal(answers[name], values[name])) continue;
      sent.current = { ...sent.current, [name]: values[name] };
      store.setValue([name], values[name]);
    }
  }, [store, properties, values]);

  const context = useMemo(
    () => ({ store, idPrefix: ID_PREFIX, isVerbatim: true, Note: PropertyNote }),
    [store],
  );
  return (
    <EngineContext value={engine}>
      <NotesContext value={{ properties, scopeOf, onScope }}>
        <FormContext value={context}>
          <SchemaForm schema={schema} uiSchema={uiSchema} />
        </FormContext>
      </NotesContext>
    </EngineContext>
  );
}
