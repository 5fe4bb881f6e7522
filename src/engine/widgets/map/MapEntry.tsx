import { type ReactNode, useContext, useState } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { MapWidget } from '#types/widgets/map';
import type { FormSchema } from '../../compiled.ts';
import { fill } from '../../fill.ts';
import { afterPress } from '../../form/after-press.ts';
import { FieldFrame } from '../../form/FieldFrame.tsx';
import { GroupTitle, titleInside, useForm, useShownMessage } from '../../form/form-context.ts';
import { FieldOrGroup } from '../../form/ObjectFields.tsx';
import { type Json, type JsonObject, pointer } from '../../form/paths.ts';
import { nameChoices } from '../../form/schema.ts';
import { SelectControl } from '../select/SelectControl.tsx';
import type { WidgetProps } from '../widget.ts';
import { type Entry, keyProblem } from './entries.ts';
import type { useEntries } from './use-entries.ts';

/** The compiler fills in the schema's defaults. */
export type MapOptions = MapWidget & Required<Pick<MapWidget, 'missing' | 'taken'>>;

interface MapEntryProps {
  map: WidgetProps<JsonObject, MapOptions> & ReturnType<typeof useEntries>;
  entry: Entry;
  title: string;
  removeButton: ReactNode;
}

/** Draws the key of an entry and, once it has one, its value. The key's error shows after the visitor has left it. */
export function MapEntry({ map, entry, title, removeButton }: MapEntryProps) {
  const { path, options, entries } = map;
  const { key, typed } = entry;
  const { store } = useForm();
  const around = useContext(GroupTitle);
  const [isLeft, leave] = useState(false);
  const isTouched = useStore(store, ({ touched }) => touched.has(pointer(path)));
  const id = `${map.id}--${entry.id}`;
  const name = `${map.name}-key`;
  const problem = keyProblem(entry, entries);
  const message =
    problem && (isLeft || isTouched) ? fill(options[problem], { name: typed.trim() }) : undefined;
  useShownMessage({ id, name, message, messageIn: () => message });

  const invalid = message !== undefined;
  const describedBy = message && `${id}-error`;
  const type = (text: string) => map.type(entry.id, text);
  const onBlur = () =>
    afterPress(() => {
      leave(true);
      map.write();
    });
  const choices = nameChoices(map.schema);
  const isFree = (value: Json) => value === key || !entries.some((other) => other.key === value);
  return (
    <fieldset className="list-item" aria-label={title}>
      <GroupTitle value={titleInside(around, title)}>
        <div className="fields">
          <FieldFrame kind="label" id={id} name={name} label={options.keyLabel} size="half" message={message}>
            {choices.length > 0 ? (
              <SelectControl
                {...{ id, name, invalid, describedBy, onBlur }}
                schema={{}}
                options={{}}
                required
                autoComplete="off"
                loading={false}
                value={typed}
                choices={choices.filter(({ value }) => isFree(value))}
                onChange={(chosen) => {
                  type(String(chosen ?? ''));
                  map.write();
                }}
              />
            ) : (
              <input
                {...{ id, name, onBlur }}
                className="control"
                value={typed}
                autoComplete="off"
                aria-required="true"
                aria-invalid={invalid || undefined}
                aria-describedby={describedBy}
                onChange={({ target }) => type(target.value)}
              />
            )}
          </FieldFrame>
          {key !== '' && (
            <FieldOrGroup
              path={[...path, key]}
              schema={map.schema.additionalProperties as FormSchema}
              uiSchema={(map.uiSchema.additionalProperties ?? {}) as UiSchema}
              required
            />
          )}
        </div>
      </GroupTitle>
      {removeButton}
    </fieldset>
  );
}
