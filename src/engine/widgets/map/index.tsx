import type { FormSchema } from '../../compiled.ts';
import { firstValue } from '../../form/defaults.ts';
import { keyProblem } from '../../form/entry-names.ts';
import { onLeave } from '../../form/FieldGroup.tsx';
import { isObject, type Json, type JsonObject } from '../../form/paths.ts';
import { nameChoices, nameLabel } from '../../form/schema.ts';
import { EntryList } from '../list/EntryList.tsx';
import { type DisplayedField, defineWidget, type WidgetProps } from '../widget.ts';
import { MapEntry, type MapOptions } from './MapEntry.tsx';
import { useEntries } from './use-entries.ts';

/** Returns a line for each entry whose value is a text or a number: its title and the value. */
function display(value: Json, { schema }: DisplayedField): string {
  const entries = isObject(value) ? Object.entries(value) : [];
  return entries
    .filter(([, inner]) => typeof inner === 'string' || typeof inner === 'number')
    .map(([key, inner]) => `${nameLabel(schema, key)}: ${inner}`)
    .join('\n');
}

/** Draws an object whose keys the visitor chooses: entries with a key and a value each. */
function MapInput(field: WidgetProps<JsonObject, MapOptions>) {
  const { id, path, options, schema } = field;
  const first = firstValue(schema.additionalProperties as FormSchema) ?? null;
  const { entries, ...changes } = useEntries(path, first);
  const titleOf = (index: number) => {
    const { key = '' } = entries[index] ?? {};
    return keyProblem(key) ? `${options.keyLabel} ${index + 1}` : nameLabel(schema, key);
  };
  const most = Math.min(
    schema.maxProperties ?? Number.POSITIVE_INFINITY,
    nameChoices(schema).length || Number.POSITIVE_INFINITY,
  );
  return (
    <fieldset
      className="list"
      id={id}
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
