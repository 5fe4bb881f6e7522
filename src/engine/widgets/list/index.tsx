import { useCallback, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { ListWidget } from '#types/widgets/list';
import type { FormSchema } from '../../compiled.ts';
import { fill } from '../../fill.ts';
import { firstValue } from '../../form/defaults.ts';
import { FieldGroup, onLeave } from '../../form/FieldGroup.tsx';
import { useForm } from '../../form/form-context.ts';
import type { FormState } from '../../form/form-store.ts';
import { ObjectFields } from '../../form/ObjectFields.tsx';
import { getIn, type Json } from '../../form/paths.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { EntryList } from './EntryList.tsx';
import { useItemKeys } from './use-item-keys.ts';

/** Returns a limit, unless it is another answer: then only the message says so. */
const limitOf = (limit: unknown, none: number) => (typeof limit === 'number' ? limit : none);

const lengthOf = (items: Json | undefined) => (Array.isArray(items) ? items.length : 0);

/**
 * Draws a list of items that all have the same fields. Visitors can add items, and remove them while there are more
 * than the schema requires.
 */
function List({ id, path, options, schema, uiSchema, ...field }: WidgetProps<Json[], ListWidget>) {
  const { store } = useForm();
  const items = schema.items as FormSchema;
  const minItems = limitOf(schema.minItems, 0);
  const maxItems = limitOf(schema.maxItems, Number.POSITIVE_INFINITY);
  const lengthIn = useCallback(({ answers }: FormState) => lengthOf(getIn(answers, path)), [path]);
  const length = useStore(store, lengthIn);
  const { keys, dropKey } = useItemKeys(length);
  const titleOf = (index: number) => fill(options.itemTitle, { number: index + 1 });

  const first = firstValue(items) ?? {};
  useLayoutEffect(() => {
    for (let at = lengthIn(store.getState()); at < minItems; at += 1) store.setValue([...path, at], first);
  }, [store, path, minItems, first, lengthIn]);

  const remove = (index: number) => {
    dropKey(index);
    store.removeItem(path, index);
  };

  return (
    <fieldset
      className="list"
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={field.describedBy}
      onBlur={onLeave(field.showError)}
    >
      <EntryList
        keys={keys}
        titleOf={titleOf}
        add={options.add}
        onAdd={length < maxItems ? () => store.setValue([...path, length], first) : undefined}
        remove={options.remove}
        onRemove={length > minItems ? remove : undefined}
      >
        {(index, removeButton) => {
          const item = {
            path: [...path, index],
            schema: items,
            uiSchema: (uiSchema.items ?? {}) as UiSchema,
          };
          return (
            <FieldGroup {...item} item={titleOf(index)}>
              <ObjectFields {...item} />
              {removeButton}
            </FieldGroup>
          );
        }}
      </EntryList>
    </fieldset>
  );
}

export const widget = defineWidget('group', List, { drawsFields: true });
