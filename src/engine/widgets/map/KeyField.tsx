import { useState } from 'react';
import { useStore } from 'zustand';
import type { MapWidget } from '#types/widgets/map';
import { fill } from '../../fill.ts';
import { afterPress } from '../../form/after-press.ts';
import { FieldFrame } from '../../form/FieldFrame.tsx';
import { useForm, useShownMessage } from '../../form/form-context.ts';
import { controlName, type Path, pointer } from '../../form/paths.ts';
import { SelectControl } from '../select/SelectControl.tsx';
import type { KeyTexts } from './MapEntry.tsx';

interface KeyFieldProps {
  id: string;
  map: Path;
  typed: string;
  problem: 'missing' | 'taken' | undefined;
  /** The keys that can be chosen. Without them the key is typed. */
  names: readonly string[] | undefined;
  options: MapWidget & KeyTexts;
  onType(typed: string): void;
  onWrite(): void;
}

/** Draws the key of an entry. Its error shows after the visitor has left it. */
export function KeyField({ id, map, typed, problem, names, options, onType, onWrite }: KeyFieldProps) {
  const { store } = useForm();
  const [isLeft, leave] = useState(false);
  const isTouched = useStore(store, ({ touched }) => touched.has(pointer(map)));
  const name = `${controlName(map)}-key`;
  const message =
    problem && (isLeft || isTouched) ? fill(options[problem], { name: typed.trim() }) : undefined;
  useShownMessage({ id, name, message, messageIn: () => message });

  const control = {
    ...{ id, name, required: true, invalid: message !== undefined, autoComplete: 'off' },
    describedBy: message && `${id}-error`,
    onBlur: () =>
      afterPress(() => {
        leave(true);
        onWrite();
      }),
  };
  return (
    <FieldFrame
      {...{ id, name, message }}
      kind="label"
      label={options.keyLabel}
      hint={undefined}
      tooltip={undefined}
      optional={false}
      hideLabel={false}
      size="half"
      width={undefined}
    >
      {names ? (
        <SelectControl
          {...control}
          schema={{}}
          options={{}}
          loading={false}
          value={typed}
          choices={[...names, ...(typed && !names.includes(typed) ? [typed] : [])].map((value) => {
            return { value, label: options.keyTitles?.[value] ?? value };
          })}
          onChange={(chosen) => {
            onType(String(chosen ?? ''));
            onWrite();
          }}
        />
      ) : (
        <input
          className="control"
          id={id}
          name={name}
          value={typed}
          autoComplete="off"
          aria-required="true"
          aria-invalid={control.invalid || undefined}
          aria-describedby={control.describedBy}
          onChange={({ target }) => onType(target.value)}
          onBlur={control.onBlur}
        />
      )}
    </FieldFrame>
  );
}
