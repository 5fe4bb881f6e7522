import './form.css';
import equal from 'fast-deep-equal';
import { memo, useRef } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { CommonOptions } from '#types/widgets/common';
import type { FormSchema } from '../compiled.ts';
import { useEngine } from '../engine-context.ts';
import { fill } from '../fill.ts';
import { afterPress } from './after-press.ts';
import { FieldAlerts } from './FieldAlerts.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldProbe } from './FieldProbe.tsx';
import { errorAt, isOneOfSeveral, messageFor } from './field-errors.ts';
import { fieldId, useForm, useShownMessage } from './form-context.ts';
import type { FormState } from './form-store.ts';
import { controlName, getIn, type Json, type Path, pointer } from './paths.ts';
import { canStayEmpty, widgetNameOf } from './schema.ts';

export interface FieldProps {
  path: Path;
  schema: FormSchema;
  uiSchema: UiSchema;
  required: boolean;
  /** The control's name, if it differs from the path. */
  name?: string;
}

function DrawnField({ path, schema, uiSchema, required, name = controlName(path) }: FieldProps) {
  const { widgets, report, texts } = useEngine();
  const { store, idPrefix, onCommit, isPrivate, Note } = useForm();
  const at = pointer(path);
  const widgetName = widgetNameOf(schema, uiSchema);
  const widget = widgets[widgetName];
  if (!widget) throw new Error(`The widget "${widgetName}" of the field "${name}" is not loaded.`);

  // a field inside that draws the whole value has the note
  const hasNote = Note && !widget.drawsValue;
  const value = useStore(store, (state) => (widget.drawsFields ? undefined : getIn(state.answers, path)));
  const messageIn = (state: FormState) => {
    if (widget.drawsValue || !state.touched.has(at)) return undefined;
    const isWhole = !widget.drawsFields && (schema.type === 'object' || schema.type === 'array');
    const error = errorAt(state.rejected, at, isWhole) ?? errorAt(state.errors, at, isWhole);
    const otherwise = isOneOfSeveral(state.errors, at) ? undefined : texts.invalid;
    return messageFor(error, uiSchema['ui:messages'], otherwise);
  };
  const message = useStore(store, messageIn);
  const reported = useRef(getIn(store.getState().answers, path));

  const id = fieldId(idPrefix, at);
  useShownMessage({ id, name, message, messageIn });
  const options: CommonOptions = uiSchema['ui:options'] ?? {};
  const label = uiSchema['ui:title'] ?? schema.title ?? '';
  const hint = uiSchema['ui:description'];
  const optional = !required && canStayEmpty(store.schema, path);
  const describedBy =
    [hint && `${id}-hint`, message && `${id}-error`, hasNote && `${id}-note`].filter(Boolean).join(' ') ||
    undefined;

  const update = (text: string) => {
    reported.current = getIn(store.getState().answers, path);
    if (options.isAnalyticRequired !== false) report({ type: 'update', field: name, label: text });
  };
  const onChange = (next: Json | undefined, chosen?: string) => {
    store.setValue(path, next);
    if (chosen === undefined) return;
    store.touch(path);
    update(isPrivate || options.isCaptureValueForAnalytics === false ? '' : chosen);
  };
  const onBlur = () => {
    // analytics gets the field's name, never the answer
    if (reported.current !== getIn(store.getState().answers, path)) update('');
    afterPress(() => store.touch(path));
  };

  return (
    <FieldFrame
      kind={widget.frame}
      id={id}
      name={name}
      label={label}
      hint={hint}
      tooltip={uiSchema['ui:tooltip']}
      optional={optional}
      hideLabel={options.hideLabel ?? false}
      size={options.size ?? 'full'}
      width={options.width ?? widget.width}
      message={message}
    >
      <widget.Component
        id={id}
        name={name}
        path={path}
        label={label}
        // an entry without a value
        value={value ?? undefined}
        options={options}
        schema={schema}
        uiSchema={uiSchema}
        required={required}
        optional={optional}
        invalid={message !== undefined}
        describedBy={describedBy}
        autoComplete={uiSchema['ui:autocomplete']}
        onChange={onChange}
        onBlur={onBlur}
        showError={() => store.touch(path)}
        reject={() => afterPress(() => store.reject(path))}
        onInvalid={() => report({ type: 'invalid', field: name })}
        onCommit={() => onCommit?.(name)}
      />
      {uiSchema['ui:alerts'] && <FieldAlerts alerts={uiSchema['ui:alerts']} />}
      {hasNote && <Note id={`${id}-note`} path={path} />}
      {import.meta.env.DEV && <FieldProbe {...{ store, idPrefix, path, schema, uiSchema }} />}
    </FieldFrame>
  );
}

/** Draws a field whose label or hint names facts or earlier answers in {braces}. */
function FilledField({ uiSchema, ...props }: FieldProps) {
  const values = useStore(useForm().store, (state) => state.values);
  const { 'ui:title': label = props.schema.title, 'ui:description': hint } = uiSchema;
  const filled = {
    ...uiSchema,
    ...(label && { 'ui:title': fill(label, values) }),
    ...(hint && { 'ui:description': fill(hint, values) }),
  };
  return <DrawnField {...props} uiSchema={filled} />;
}

function AnyField(props: FieldProps) {
  const { 'ui:title': label = props.schema.title, 'ui:description': hint } = props.uiSchema;
  const isFilled = label?.includes('{') || hint?.includes('{');
  return isFilled ? <FilledField {...props} /> : <DrawnField {...props} />;
}

/**
 * Draws one field: its frame, widget, error and alerts. It subscribes to its own value and error only, so typing in
 * another field does not render it. Neither does a new layout with equal props.
 */
export const Field = memo(AnyField, equal);
