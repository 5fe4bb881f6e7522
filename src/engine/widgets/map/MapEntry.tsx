import { type ReactNode, useContext, useState } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { MapWidget } from '#types/widgets/map';
import type { FormSchema } from '../../compiled.ts';
import { fill } from '../../fill.ts';
import { afterPress } from '../../form/after-press.ts';
import { keyProblem, nameOf } from '../../form/entry-names.ts';
import { FieldFrame } from '../../form/FieldFrame.tsx';
import { GroupTitle, titleInside, useForm, useShownMessage } from '../../form/form-context.ts';
import { FieldOrGroup } from '../../form/ObjectFields.tsx';
import { type Json, type JsonObject, pointer } from '../../form/paths.ts';
import { nameChoices } from '../../form/schema.ts';
import { SelectControl } from '../select/SelectControl.tsx';
import { controlProps, type WidgetProps } from '../widget.ts';
import type { Entry } from './entries.ts';
import type { useEntries } from './use-entries.ts';

/** The compiler fills in the schema's defaults. */
export type MapOptions = MapWidget & Required<Pick<MapWidget, 'missing' | 'taken'>>;

interface MapEntryProps {
  map: WidgetProps<JsonObject, MapOptions> & ReturnType<typeof useEntries>;
  entry: Entry;
  title: string;
  removeButton: ReactNode;
}

/** Draws the name of an entry and its value. The name's error shows after the visitor has left it. */
export function MapEntry({ map, entry, title, removeButton }: MapEntryProps) {
  const { path, options, entries } = map;
  const { key } = entry;
  const { store } = useForm();
  const around = useContext(GroupTitle);
  const [isLeft, leave] = useState(false);
  const [typed, setTyped] = useState('');
  // spaces around a name stay while it is typed
  const shown = typed.trim() === nameOf(key) ? typed : nameOf(key);
  const isTouched = useStore(store, ({ touched }) => touched.has(pointer(path)));
  const id = `${map.id}--${entry.id}`;
  const name = `${map.name}-key`;
  const problem = keyProblem(key);
  const message =
    problem && (isLeft || isTouched) ? fill(options[problem], { name: nameOf(key) }) : undefined;
  useShownMessage({ id, name, message, messageIn: () => message });

  const rename = (text: string) => {
    setTyped(text);
    map.rename(entry.id, text);
  };
  const field = {
    id,
    name,
    required: true,
    invalid: message !== undefined,
    describedBy: message && `${id}-error`,
    autoComplete: 'off',
    onBlur: () => afterPress(() => leave(true)),
  };
  const choices = nameChoices(map.schema);
  const isFree = (value: Json) =>
    value === nameOf(key) || !entries.some((other) => nameOf(other.key) === value);
  return (
    <fieldset className="list-item" aria-label={title}>
      <GroupTitle value={titleInside(around, title)}>
        <div className="fields">
          <FieldFrame kind="label" id={id} name={name} label={options.keyLabel} size="half" message={message}>
            {choices.length > 0 ? (
              <SelectControl
                {...field}
                schema={{}}
                options={{}}
                loading={false}
                value={shown}
                choices={choices.filter(({ value }) => isFree(value))}
                onChange={(chosen) => rename(String(chosen ?? ''))}
              />
            ) : (
              <input
                {...controlProps(field)}
                className="control"
                value={shown}
                onChange={({ target }) => rename(target.value)}
              />
            )}
          </FieldFrame>
          <FieldOrGroup
            path={[...path, key]}
            schema={map.schema.additionalProperties as FormSchema}
            uiSchema={(map.uiSchema.additionalProperties ?? {}) as UiSchema}
            required
          />
        </div>
      </GroupTitle>
      {removeButton}
    </fieldset>
  );
}
