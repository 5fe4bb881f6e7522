import './list.css';
import plus from 'lucide/dist/esm/icons/plus.mjs';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { ListWidget } from '#types/widgets/list';
import type { FormSchema } from '../../compiled.ts';
import { useEngine } from '../../engine-context.ts';
import { fill } from '../../fill.ts';
import { settlePress } from '../../form/after-press.ts';
import { onLeave } from '../../form/FieldGroup.tsx';
import { useForm } from '../../form/form-context.ts';
import type { FormState } from '../../form/form-store.ts';
import { getIn, type Json } from '../../form/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { defineWidget, type WidgetProps } from '../widget.ts';
import { ListItem } from './ListItem.tsx';
import { useItemKeys } from './use-item-keys.ts';

/** Returns a limit, unless it is another answer: then only the message says so. */
const limitOf = (limit: unknown, none: number) => (typeof limit === 'number' ? limit : none);

const lengthOf = (items: Json | undefined) => (Array.isArray(items) ? items.length : 0);

/**
 * Draws a list of items that all have the same fields. Visitors can add items, and remove them while there are more
 * than the schema requires.
 */
function List({ id, path, options, schema, uiSchema, ...field }: WidgetProps<Json[], ListWidget>) {
  const { list } = useEngine().texts;
  const { store } = useForm();
  const minItems = limitOf(schema.minItems, 0);
  const maxItems = limitOf(schema.maxItems, Number.POSITIVE_INFINITY);
  const lengthIn = useCallback(({ answers }: FormState) => lengthOf(getIn(answers, path)), [path]);
  const length = useStore(store, lengthIn);
  const { keys, dropKey } = useItemKeys(length);
  const items = useRef<HTMLOListElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const next = useRef<{ index: number; focus: string }>(undefined);
  const [announcement, announce] = useState('');
  const titleOf = useCallback((index: number) => fill(options.itemTitle, { number: index + 1 }), [options]);

  useLayoutEffect(() => {
    while (lengthIn(store.getState()) < minItems) store.addItem(path);
  }, [store, path, minItems, lengthIn]);

  // after every render: the first one after a change has the new items
  useLayoutEffect(() => {
    if (!next.current) return;
    const { index, focus } = next.current;
    next.current = undefined;
    const item = items.current?.children[index];
    (item?.querySelector<HTMLElement>(focus) ?? adding.current)?.focus();
  });

  const add = () => {
    settlePress();
    next.current = { index: length, focus: 'input, select, textarea' };
    store.addItem(path);
    announce(fill(list.added, { item: titleOf(length) }));
  };
  const remove = useCallback(
    (index: number) => {
      settlePress();
      next.current = { index: Math.max(0, index - 1), focus: 'legend' };
      dropKey(index);
      store.removeItem(path, index);
      announce(fill(list.removed, { item: titleOf(index), count: lengthIn(store.getState()) }));
    },
    [store, path, dropKey, list, titleOf, lengthIn],
  );

  return (
    <fieldset
      className="list"
      id={id}
      aria-labelledby={`${id}-label`}
      aria-describedby={field.describedBy}
      onBlur={onLeave(field.showError)}
    >
      <ol className="list-items" ref={items}>
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
      </ol>
      {length < maxItems && (
        <button className="button-quiet" type="button" ref={adding} onClick={add}>
          <Icon shape={plus} />
          {options.add}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </fieldset>
  );
}

export const widget = defineWidget('group', List, { drawsFields: true });
