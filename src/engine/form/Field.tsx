import { memo } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { afterPress } from './after-press.ts';
import { errorAt, messageFor } from './field-errors.ts';
import { useFormContext } from './form-context.ts';
import { controlName, getIn, type Path, pointer } from './paths.ts';

interface FieldProps {
  path: Path;
  schema: FormSchema;
  uiSchema: UiSchema;
  required: boolean;
}

function FieldOnce({ path, schema, uiSchema, required }: FieldProps) {
  const { store, widgets, idPrefix, onCommit } = useFormContext();
  const at = pointer(path);
  const composite = schema.type === 'object' || schema.type === 'array';
  const value = useStore(store, (state) => getIn(state.answers, path));
  const message = useStore(store, (state) =>
    state.touched.has(at) ? messageFor(errorAt(state.errors, at, composite), uiSchema['ui:messages']) : undefined,
  );
  const name = controlName(path);
  const id = `${idPrefix}${at.replaceAll('/', '-')}`;
  const { Component, frame } = widgets[uiSchema['ui:widget'] ?? 'text']!;
  const label = uiSchema['ui:title'] ?? schema.title ?? '';
  const hint = uiSchema['ui:description'];
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="field" data-field={name}>
      {frame === 'label' && <label htmlFor={id}>{label}</label>}
      {hint && <p id={`${id}-hint`} className="hint">{hint}</p>}
      <Component id={id} name={name} label={label} value={value} options={uiSchema['ui:options'] ?? {}} schema={schema} required={required} invalid={message !== undefined}
        describedBy={described} autoComplete={uiSchema['ui:autocomplete']} onChange={(next) => store.setValue(path, next)} onBlur={() => afterPress(() => store.touch(path))} onCommit={() => onCommit?.(name)} />
      {message && <p id={`${id}-error`} className="error" role="alert">{message}</p>}
    </div>
  );
}

export const Field = memo(FieldOnce);
