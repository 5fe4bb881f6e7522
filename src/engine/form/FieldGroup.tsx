import { type FocusEvent, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import type { Messages, UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { useEngine } from '../engine-context.ts';
import { fill } from '../fill.ts';
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

/** Returns the message of a group's own rule, which shows after the visitor has left the group. */
export function useGroupMessage(path: Path, messages: Messages | undefined): string | undefined {
  const { store, idPrefix } = useForm();
  const { texts } = useEngine();
  const at = pointer(path);
  const messageIn = ({ touched, rejected, errors }: FormState) =>
    touched.has(at) ? messageFor(rejected.get(at) ?? errors.get(at), messages, texts.invalid) : undefined;
  const message = useStore(store, messageIn);
  useShownMessage({ id: fieldId(idPrefix, at), name: controlName(path), message, messageIn });
  return message;
}

interface FieldGroupProps {
  path: Path;
  schema: FormSchema;
  uiSchema: UiSchema;
  /** The title of a list's item, which can take the focus. Other groups have the title of their schema. */
  item?: string;
  children: ReactNode;
}

/** Draws a group of fields. After the visitor has left it, the message of its own rule shows below the fields. */
export function FieldGroup({ path, schema, uiSchema, item, children }: FieldGroupProps) {
  const { store, idPrefix } = useForm();
  const around = useContext(GroupTitle);
  const id = fieldId(idPrefix, pointer(path));
  const message = useGroupMessage(path, uiSchema['ui:messages']);
  const own = useStore(store, ({ values }) => fill(uiSchema['ui:title'] ?? schema.title ?? '', values));
  const title = item ?? own;
  return (
    <fieldset
      className={item === undefined ? 'field-group' : 'list-item'}
      id={id}
      data-field={controlName(path)}
      // without a name it is no group for screen readers
      role={title ? undefined : 'none'}
      aria-describedby={title && message ? `${id}-error` : undefined}
      data-invalid={message ? '' : undefined}
      onBlur={onLeave(() => store.touch(path))}
    >
      {title && <legend tabIndex={item === undefined ? undefined : -1}>{title}</legend>}
      <GroupTitle value={titleInside(around, title)}>{children}</GroupTitle>
      <FieldMessage id={id} message={message} />
      {import.meta.env.DEV && <FieldProbe {...{ store, idPrefix, path, schema, uiSchema }} />}
    </fieldset>
  );
}
