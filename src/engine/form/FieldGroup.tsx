import { type FocusEvent, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { focusedIn } from '../ui/tree.ts';
import { afterPress } from './after-press.ts';
import { FieldMessage } from './FieldFrame.tsx';
import { FieldProbe } from './FieldProbe.tsx';
import { messageFor } from './field-errors.ts';
import { fieldId, GroupTitle, titleInside, useForm, useShownMessage } from './form-context.ts';
import type { FormState } from './form-store.ts';
import { controlName, type Path, pointer } from './paths.ts';

/** Returns an `onBlur` that runs a function when the focus leaves a group, but not when the window loses it. */
export function onLeave(run: () => void) {
  return ({ currentTarget, relatedTarget }: FocusEvent): void => {
    const isWithin = [relatedTarget, focusedIn(currentTarget)].some((target) =>
      currentTarget.contains(target),
    );
    if (!isWithin) afterPress(run);
  };
}

interface FieldGroupProps {
  path: Path;
  schema: FormSchema;
  uiSchema: UiSchema;
  className: string;
  title: string;
  legend: ReactNode;
  children: ReactNode;
}

/** Draws a group of fields. After the visitor has left it, the message of its own rule shows below the fields. */
export function FieldGroup({ path, schema, uiSchema, className, title, legend, children }: FieldGroupProps) {
  const { store, idPrefix } = useForm();
  const around = useContext(GroupTitle);
  const at = pointer(path);
  const id = fieldId(idPrefix, at);
  const name = controlName(path);
  const messageIn = ({ touched, rejected, errors }: FormState) =>
    touched.has(at) ? messageFor(rejected.get(at) ?? errors.get(at), uiSchema['ui:messages']) : undefined;
  const message = useStore(store, messageIn);
  useShownMessage({ id, name, message, messageIn });
  return (
    <fieldset
      className={className}
      id={id}
      data-field={name}
      // without a name it is no group for screen readers
      role={legend ? undefined : 'none'}
      aria-describedby={legend && message ? `${id}-error` : undefined}
      data-invalid={message ? '' : undefined}
      onBlur={onLeave(() => store.touch(path))}
    >
      {legend}
      <GroupTitle value={titleInside(around, title)}>{children}</GroupTitle>
      <FieldMessage id={id} message={message} />
      {import.meta.env.DEV && <FieldProbe {...{ store, idPrefix, path, schema, uiSchema }} />}
    </fieldset>
  );
}
