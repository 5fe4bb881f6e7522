import { useMemo } from 'react';
import { Field, type FieldProps } from '../../form/Field.tsx';
import { FormContext, useForm } from '../../form/form-context.ts';
import { ObjectFields } from '../../form/ObjectFields.tsx';

interface KindFieldProps extends FieldProps {
  name: string;
  /** True if it is one field, false if it is a group of fields. */
  isLeaf: boolean;
}

/** Draws the field of the chosen kind. */
export function KindField({ isLeaf, ...field }: KindFieldProps) {
  const form = useForm();
  // the field has the path of the whole answer, so it needs another id
  const inside = useMemo(() => ({ ...form, idPrefix: `${form.idPrefix}--kind` }), [form]);
  if (!isLeaf) return <ObjectFields path={field.path} schema={field.schema} uiSchema={field.uiSchema} />;
  return (
    <FormContext value={inside}>
      <Field {...field} name={`${field.name}-value`} />
    </FormContext>
  );
}
