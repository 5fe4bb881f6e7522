import equal from 'fast-deep-equal';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { EngineContext } from '../../engine/engine-context.ts';
import { FormContext } from '../../engine/form/form-context.ts';
import { createFormStore } from '../../engine/form/form-store.ts';
import { getIn, type JsonObject, type Path } from '../../engine/form/paths.ts';
import { SchemaForm } from '../../engine/form/SchemaForm.tsx';
import { edit, sendFirst } from '../actions.ts';
import type { Properties } from '../model.ts';
import type { Scope } from '../protocol.ts';
import { studioStore } from '../studio-store.ts';
import { commandFor } from './form-places.ts';
import { NotesContext } from './notes-context.ts';
import { PropertyNote } from './PropertyNote.tsx';
import { keepUnsent, type Unsent } from './unsent.ts';
import type { LoadedForm } from './use-properties.ts';
import { valueChanges } from './value-changes.ts';

/** The prefix of the ids of its fields. */
export const ID_PREFIX = 'property';

interface PropertyFormProps {
  properties: Properties;
  form: LoadedForm;
}

/** Draws the properties of a node with the engine, and sends what an author changes. */
export function PropertyForm({ properties, form }: PropertyFormProps) {
  const { schema, uiSchema, engine } = form;
  const [store] = useState(() =>
    createFormStore({ schema, validators: engine.validators, answers: properties.values as JsonObject }),
  );
  const sent = useRef(store.getState().answers);
  const sending = useRef<Promise<void>>(undefined);
  const [scopes, setScopes] = useState<Readonly<Record<string, Scope>>>({});

  const scopeOf = (at: string): Scope => {
    const chosen = Object.keys(scopes).find((each) => `${at}/`.startsWith(`${each}/`));
    return (chosen !== undefined && scopes[chosen]) || 'everywhere';
  };
  const pending = useEffectEvent((): Unsent[] =>
    valueChanges(sent.current, store.getState().answers).flatMap((change) => {
      const command = commandFor(properties, schema, change, scopeOf);
      return command ? [{ command, label: `Change “${properties.title}”` }] : [];
    }),
  );
  const sendAll = useEffectEvent(async () => {
    for (let changes = pending(); changes.length > 0; changes = pending()) {
      sent.current = store.getState().answers;
      for (const { command, label } of changes) await edit(command, label);
    }
    keepUnsent([]);
  });

  useEffect(() => {
    // what is typed while a call is made is sent in the next one
    const send = () => {
      sending.current ??= sendAll().finally(() => {
        sending.current = undefined;
      });
      return sending.current;
    };
    const stop = store.subscribe(({ answers }, before) => {
      if (answers === before.answers || equal(answers, sent.current)) return;
      keepUnsent(pending());
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
    const { answers } = store.getState();
    // these values are of before what was typed since
    const { revision = 0 } = studioStore.getState().state ?? {};
    if (sending.current || properties.revision < revision || !equal(answers, sent.current)) return;
    const values = properties.values as JsonObject;
    for (const name of new Set([...Object.keys(answers), ...Object.keys(values)])) {
      if (equal(answers[name], values[name])) continue;
      sent.current = { ...sent.current, [name]: values[name] };
      store.setValue([name], values[name]);
    }
  }, [store, properties]);

  const context = useMemo(
    () => ({ store, idPrefix: ID_PREFIX, isVerbatim: true, Note: PropertyNote }),
    [store],
  );
  const notes = {
    properties,
    scopeOf,
    setScope: (at: string, scope: Scope) => setScopes((before) => ({ ...before, [at]: scope })),
    hasFields: (path: Path) => {
      const value = getIn(store.getState().answers, path);
      return (
        typeof value === 'object' &&
        value !== null &&
        Object.values(value).some((each) => typeof each === 'object')
      );
    },
  };
  return (
    <EngineContext value={engine}>
      <NotesContext value={notes}>
        <FormContext value={context}>
          <SchemaForm schema={schema} uiSchema={uiSchema} />
        </FormContext>
      </NotesContext>
    </EngineContext>
  );
}
