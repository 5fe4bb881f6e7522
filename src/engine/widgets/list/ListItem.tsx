import orderProperties from '@rjsf/utils/lib/orderProperties.js';
import { memo, useMemo } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../compiled.ts';
import { useEngine } from '../../engine-context.ts';
import { fill } from '../../fill.ts';
import { Field } from '../../form/Field.tsx';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { useForm } from '../../form/form-context.ts';
import { getIn, type JsonObject, type Path } from '../../form/paths.ts';
import { requiredFields, revealedFields, shapeOf } from '../../form/revealed-fields.ts';

interface ListItemProps {
  list: Path;
  index: number;
  title: string;
  schema: FormSchema;
  uiSchema: UiSchema;
  /** The text of the button that removes the item. Without it the item cannot be removed. */
  remove: string | undefined;
  onRemove(index: number): void;
}

/** Draws one item of a list. Its layout only changes when its own answers reveal or hide a field. */
function DrawnItem({ list, index, title, schema, uiSchema, remove, onRemove }: ListItemProps) {
  const { validators } = useEngine();
  const { store } = useForm();
  const path = useMemo(() => [...list, index], [list, index]);
  // renders again when this changes; the values read below only change together with it
  useStore(store, ({ visible }) => shapeOf(schema, getIn(visible, path), validators));
  const data = (getIn(store.getState().visible, path) ?? {}) as JsonObject;
  const fields = revealedFields(schema, data, validators);
  const required = requiredFields(schema, data, validators);

  return (
    <li>
      <FieldGroup
        path={path}
        schema={schema}
        uiSchema={uiSchema}
        className="list-item"
        title={title}
        legend={<legend tabIndex={-1}>{title}</legend>}
      >
        <div className="fields">
          {orderProperties(Object.keys(fields), uiSchema['ui:order']).map((name) => (
            <Field
              key={name}
              path={[...path, name]}
              schema={fields[name] ?? {}}
              uiSchema={(uiSchema[name] ?? {}) as UiSchema}
              required={required.has(name)}
            />
          ))}
        </div>
        {remove && (
          <button className="button-quiet list-remove" type="button" onClick={() => onRemove(index)}>
            {fill(remove, { item: title })}
          </button>
        )}
      </FieldGroup>
    </li>
  );
}

export const ListItem = memo(DrawnItem);
