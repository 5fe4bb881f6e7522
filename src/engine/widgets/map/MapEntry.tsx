import { useContext } from 'react';
import type { UiSchema } from '#types/content/ui-schema';
import type { MapWidget } from '#types/widgets/map';
import type { FormSchema } from '../../compiled.ts';
import { Field } from '../../form/Field.tsx';
import { FieldGroup } from '../../form/FieldGroup.tsx';
import { GroupTitle, titleInside } from '../../form/form-context.ts';
import { ObjectFields } from '../../form/ObjectFields.tsx';
import type { Path } from '../../form/paths.ts';
import { RemoveButton } from '../list/EntryList.tsx';
import type { Entry } from './entries.ts';
import { KeyField } from './KeyField.tsx';

export type KeyTexts = Required<Pick<MapWidget, 'missing' | 'taken'>>;

interface MapEntryProps {
  entry: Entry;
  id: string;
  map: Path;
  title: string;
  problem: 'missing' | 'taken' | undefined;
  names: readonly string[] | undefined;
  schema: FormSchema;
  uiSchema: UiSchema;
  /** True if its value is an object with fields, false if it is one field. */
  isGroup: boolean;
  options: MapWidget & KeyTexts;
  onType(typed: string): void;
  onWrite(): void;
  onRemove(): void;
}

/** Draws the key of an entry and, once it has one, its value. */
export function MapEntry({ entry, map, title, schema, uiSchema, isGroup, options, ...props }: MapEntryProps) {
  const around = useContext(GroupTitle);
  const path = [...map, entry.key];
  const inner = { path, schema, uiSchema };
  const value = isGroup ? (
    <FieldGroup {...inner} className="field-group" title="" legend={null}>
      <ObjectFields {...inner} />
    </FieldGroup>
  ) : (
    <Field {...inner} required />
  );
  return (
    <li>
      <fieldset className="list-item" aria-label={title}>
        <GroupTitle value={titleInside(around, title)}>
          <div className="fields">
            <KeyField
              id={props.id}
              map={map}
              typed={entry.typed}
              problem={props.problem}
              names={props.names}
              options={options}
              onType={props.onType}
              onWrite={props.onWrite}
            />
            {entry.key !== '' && value}
          </div>
        </GroupTitle>
        <RemoveButton text={options.remove} title={title} onRemove={props.onRemove} />
      </fieldset>
    </li>
  );
}
