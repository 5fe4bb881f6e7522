import { useCallback, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { ListWidget } from '#types/widgets/list';
import type { FormSchema } from '../../compiled.ts';
import { fill } from '../../fill.ts';
import { settlePress } from '../../form/after-press.ts';
import { onLeave } from '../../form/FieldGroup.tsx';
import { useForm } from '../../form/form-context.ts';
import type { FormState } from '../../form/form-store.ts';
import { getIn, type Json } from '../../form/paths.ts';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { EntryList } from './EntryList.tsx';
import { ListItem } from './ListItem.tsx';
import { useEntryChanges } from './use-entry-changes.ts';
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
  const minItems = limitOf(schema.minItems, 0);
  const maxItems = limitOf(schema.maxItems, Number.POSITIVE_INFINITY);
  const lengthIn = useCallback(({ answers }: FormState) => lengthOf(getIn(answers, path)), [path]);
  const length = useStore(store, lengthIn);
  const { keys, dropKey } = useItemKeys(length);
  const changes = useEntryChanges('legend');
  const { added, removed } = changes;
  const titleOf = useCallback((index: number) => fill(options.itemTitle, { number: index + 1 }), [options]);

  useLayoutEffect(() => {
    while (lengthIn(store.getState()) < minItems) store.addItem(path);
  }, [store, path, minItems, lengthIn]);

  const add = () => {
    settlePress();
    store.addItem(path);
    added(length, titleOf(length));
  };
  const remove = useCallback(
    (index: number) => {
      settlePress();
      dropKey(index);
      store.removeItem(path, index);
      removed(index, titleOf(index), lengthIn(store.getState()));
    },
    [store, path, dropKey, titleOf, lengthIn, removed],
  );

  return (
    <fieldset
      className="list"
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={field.describedBy}
      onBlur={onLeave(field.showError)}
    >
      <EntryList changes={changes} add={options.add} onAdd={length < maxItems ? add : undefined}>
        {keys.map((key, index) => (
          <ListItem
            key={key}
            list={path}
            index={index}
            title={titleOf(index)}
            schema={schema.items as FormSchema}
            uiSchema={(uiSchema.items ?? {}) as UiSchema}
            remove={length > minItems ? options.remove : undefined}
            onRemove={remove}
          />
        ))}
      </EntryList>
    </fieldset>
  );
}

export const widget = defineWidget('group', List, { drawsFields: true });
