import RjsfForm from '@rjsf/core';
import { getDefaultRegistry } from '@rjsf/core';
import { hashForSchema, type FieldProps as RjsfFieldProps, type ValidatorType, type ObjectFieldTemplateProps, type FieldTemplateProps } from '@rjsf/utils';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import type { Rules } from '../rules/rules.ts';
import { Field } from './Field.tsx';
import { useFormContext } from './form-context.ts';

const DefaultSchemaField = getDefaultRegistry().fields.SchemaField!;

function OurSchemaField(props: RjsfFieldProps) {
  const { schema, uiSchema, fieldPathId, required } = props;
  if (schema.type === 'object' && !uiSchema?.['ui:widget']) return <DefaultSchemaField {...props} />;
  return <Field path={fieldPathId.path} schema={schema} uiSchema={(uiSchema ?? {}) as UiSchema} required={required ?? false} />;
}
const Passthrough = ({ children }: FieldTemplateProps) => <>{children}</>;
const Obj = ({ properties }: ObjectFieldTemplateProps) => <>{properties.map((p) => p.content)}</>;
const Nothing = () => null;

const fields = { SchemaField: OurSchemaField };
const templates = { FieldTemplate: Passthrough, ObjectFieldTemplate: Obj, FieldErrorTemplate: Nothing, FieldHelpTemplate: Nothing, DescriptionFieldTemplate: Nothing };

function createValidator(rules: Rules): ValidatorType {
  const none = { errors: [], errorSchema: {} };
  return {
    isValid: (schema, data) => rules.find(schema.$id ?? hashForSchema(schema))(data),
    rawValidation: () => ({ errors: [] }),
    validateFormData: () => none,
    toErrorList: () => [],
  } as unknown as ValidatorType;
}

export function SchemaForm({ schema, uiSchema }: { schema: FormSchema; uiSchema: UiSchema }) {
  const { store, rules, idPrefix } = useFormContext();
  const layout = useStore(store, (state) => state.layout);
  const validator = useMemo(() => createValidator(rules), [rules]);
  return (
    <RjsfForm tagName="div" idPrefix={idPrefix} schema={schema} uiSchema={uiSchema} validator={validator} fields={fields} templates={templates} formData={layout} noValidate showErrorList={false}
      experimental_defaultFormStateBehavior={{ constAsDefaults: 'never', arrayMinItems: { populate: 'requiredOnly' }, emptyObjectFields: 'skipDefaults' }}>
      <></>
    </RjsfForm>
  );
}
