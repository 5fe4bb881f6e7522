import { useRef } from 'react';
import type { UiSchema } from '#types/content/ui-schema';
import type { MapWidget } from '#types/widgets/map';
import type { FormSchema } from '../../compiled.ts';
import { settlePress } from '../../form/after-press.ts';
import { onLeave } from '../../form/FieldGroup.tsx';
import type { JsonObject } from '../../form/paths.ts';
import { isFieldGroup } from '../../form/schema.ts';
import { EntryList } from '../list/EntryList.tsx';
import { useEntryChanges } from '../list/use-entry-changes.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { display } from './display.ts';
import { type Entry, keyProblem } from './entries.ts';
import { type KeyTexts, MapEntry } from './MapEntry.tsx';
import { useEntries } from './use-entries.ts';

/** The compiler fills in the schema's defaults. */
type Options = MapWidget & KeyTexts;

/** Draws an object whose keys the visitor chooses: entries with a key and a value each. */
function MapInput({ id, path, options, schema, uiSchema, ...field }: WidgetProps<JsonObject, Options>) {
  const valueSchema = schema.additionalProperties as FormSchema;
  const valueUi = (uiSchema.additionalProperties ?? {}) as UiSchema;
  const isGroup = isFieldGroup(valueSchema) && !valueUi['ui:widget'];
  const group = useRef<HTMLFieldSetElement>(null);
  const { entries, add, remove, type, write } = useEntries(path, group, isGroup ? {} : undefined);
  const changes = useEntryChanges();

  const titleOf = ({ key }: Pick<Entry, 'key'>, index: number) =>
    key === '' ? `${options.keyLabel} ${index + 1}` : (options.keyTitles?.[key] ?? key);
  const maxEntries = Math.min(
    schema.maxProperties ?? Number.POSITIVE_INFINITY,
    options.names?.length ?? Number.POSITIVE_INFINITY,
  );
  const addEntry = () => {
    settlePress();
    add();
    changes.added(entries.length, titleOf({ key: '' }, entries.length));
  };

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
        changes={changes}
        add={options.add}
        onAdd={entries.length < maxEntries ? addEntry : undefined}
      >
        {entries.map((entry, index) => (
          <MapEntry
            key={entry.id}
            entry={entry}
            id={`${id}--${entry.id}`}
            map={path}
            title={titleOf(entry, index)}
            problem={keyProblem(entry, entries)}
            names={options.names?.filter(
              (name) => !entries.some(({ key }) => key === name && key !== entry.key),
            )}
            schema={valueSchema}
            uiSchema={valueUi}
            isGroup={isGroup}
            options={options}
            onType={(typed) => type(entry.id, typed)}
            onWrite={write}
            onRemove={() => {
              settlePress();
              remove(entry.id);
              changes.removed(index, titleOf(entry, index), entries.length - 1);
            }}
          />
        ))}
      </EntryList>
    </fieldset>
  );
}

export const widget = defineWidget('group', MapInput, { drawsFields: true, display });
