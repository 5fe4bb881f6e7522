import { memo, useMemo } from 'react';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../../compiled.ts';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { ObjectFields } from '../../form/ObjectFields.tsx';
import type { Path } from '../../form/paths.ts';
import { RemoveButton } from './EntryList.tsx';

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

/** Draws one item of a list. */
function DrawnItem({ list, index, title, schema, uiSchema, remove, onRemove }: ListItemProps) {
  const path = useMemo(() => [...list, index], [list, index]);

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
        <ObjectFields path={path} schema={schema} uiSchema={uiSchema} />
        {remove && <RemoveButton text={remove} title={title} onRemove={() => onRemove(index)} />}
      </FieldGroup>
    </li>
  );
}

export const ListItem = memo(DrawnItem);
