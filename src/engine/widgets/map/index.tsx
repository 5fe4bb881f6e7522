import { useRef } from 'react';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../compiled.ts';
import { onLeave } from '../../form/FieldGroup.tsx';
import type { JsonObject } from '../../form/paths.ts';
import { isFieldGroup, nameChoices, nameLabel } from '../../form/schema.ts';
import { EntryList } from '../list/EntryList.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { display } from './display.ts';
import { MapEntry, type MapOptions } from './MapEntry.tsx';
import { useEntries } from './use-entries.ts';

/** Draws an object whose keys the visitor chooses: entries with a key and a value each. */
function MapInput(field: WidgetProps<JsonObject, MapOptions>) {
  const { id, path, options, schema } = field;
  const valueUi = field.uiSchema.additionalProperties as UiSchema | undefined;
  const isGroup = isFieldGroup(schema.additionalProperties as FormSchema) && !valueUi?.['ui:widget'];
  const group = useRef<HTMLFieldSetElement>(null);
  const { entries, ...changes } = useEntries(path, group, isGroup ? {} : undefined);
  const titleOf = (index: number) => {
    const key = entries[index]?.key;
    return key ? nameLabel(schema, key) : `${options.keyLabel} ${index + 1}`;
  };
  const most = Math.min(
    schema.maxProperties ?? Number.POSITIVE_INFINITY,
    nameChoices(schema).length || Number.POSITIVE_INFINITY,
  );
  return (
    <fieldset
      className="list"
      id={id}
      ref={group}
      aria-labelledby={`${id}-label`}
      aria-describedby={field.describedBy}
      onBlur={onLeave(field.showError)}
    >
      <EntryList
        keys={entries.map((entry) => entry.id)}
        titleOf={titleOf}
        add={options.add}
        onAdd={entries.length < most ? changes.add : undefined}
        remove={options.remove}
        onRemove={(index) => entries[index] && changes.remove(entries[index].id)}
      >
        {(index, removeButton) =>
          entries[index] && (
            <MapEntry
              map={{ ...field, entries, ...changes }}
              entry={entries[index]}
              title={titleOf(index)}
              removeButton={removeButton}
            />
          )
        }
      </EntryList>
    </fieldset>
  );
}

export const widget = defineWidget('group', MapInput, { drawsFields: true, display });
