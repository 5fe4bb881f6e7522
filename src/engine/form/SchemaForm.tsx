import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import type {
  FieldProps,
  ObjectFieldTemplateProps,
  Registry,
  UiSchema as RjsfUiSchema,
  SchemaUtilsType,
} from '@rjsf/utils';
import mergeSchemas from '@rjsf/utils/lib/mergeSchemas.js';
import retrieveSchema from '@rjsf/utils/lib/schema/retrieveSchema.js';
import toFieldPathId from '@rjsf/utils/lib/toFieldPathId.js';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { UiSchema } from '#types/content/ui-schema';
import type { FormSchema } from '../compiled.ts';
import { useEngine } from '../engine-context.ts';
import type { CompiledValidators } from '../validators/validators.ts';
import { Field } from './Field.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { useForm } from './form-context.ts';
import { isFieldGroup } from './schema.ts';

/**
 * Splits the work with RJSF: RJSF lays out objects without a widget, and everything else is one field. RJSF's own
 * field would need eight components where ours needs two.
 */
function SchemaField(props: FieldProps<unknown, FormSchema>) {
  const uiSchema = (props.uiSchema ?? {}) as UiSchema;
  if (isFieldGroup(props.schema) && !uiSchema['ui:widget']) {
    // they define no fields, and with them RJSF would require what the first schema of `anyOf` requires
    const { dependencies: _, ...schema } = props.schema;
    return <ObjectField {...props} schema={schema} />;
  }
  return (
    <Field
      path={props.fieldPathId.path}
      schema={props.schema}
      uiSchema={uiSchema}
      required={props.required ?? false}
    />
  );
}

/** Draws the fields of an object. An object inside a form is a group. It is the only template that RJSF's ObjectField uses. */
function ObjectFieldTemplate({ properties, fieldPathId, schema, uiSchema = {} }: ObjectFieldTemplateProps) {
  const fields = <div className="fields">{properties.map((property) => property.content)}</div>;
  if (fieldPathId.path.length === 0) return fields;
  return (
    <FieldGroup path={fieldPathId.path} schema={schema} uiSchema={uiSchema as UiSchema}>
      {fields}
    </FieldGroup>
  );
}

/** Merges a schema with the parts of its `allOf` that apply. If two parts describe a field, the later one wins. */
function mergeAllOf({ allOf = [], ...own }: FormSchema): FormSchema {
  return allOf.reduce<FormSchema>((merged, part) => mergeSchemas(merged, part as FormSchema), own);
}

type RjsfRegistry = Registry<unknown, FormSchema>;
type SchemaUtils = Pick<SchemaUtilsType<unknown, FormSchema>, 'retrieveSchema'>;

/** The part of RJSF's registry that its ObjectField uses. It draws none of RJSF's other fields, templates and widgets. */
interface UsedRegistry
  extends Pick<RjsfRegistry, 'fields' | 'rootSchema' | 'translateString' | 'globalFormOptions'> {
  templates: Partial<RjsfRegistry['templates']>;
  schemaUtils: SchemaUtils;
}

/** Returns what RJSF's ObjectField asks: which fields a schema has for the data. */
function createSchemaUtils(compiled: CompiledValidators, root: FormSchema): SchemaUtils {
  const validator = createPrecompiledValidator<unknown, FormSchema>(compiled as ValidatorFunctions, root);
  return {
    retrieveSchema: (schema, data, resolvesRefs) =>
      retrieveSchema(validator, schema, root, data, mergeAllOf, resolvesRefs),
  };
}

interface SchemaFormProps {
  schema: FormSchema;
  uiSchema: UiSchema;
}

/** Replaces RJSF's handlers: fields report to the form's store. */
const noop = () => {};

/**
 * Lays out the fields of a schema. RJSF's fields decide which fields there are and in which order, for the last data
 * that could change this. Values, validity and errors are in the form's store. RJSF's Form is not used: it has its
 * own state and would need a second commit for each change.
 */
export function SchemaForm({ schema, uiSchema }: SchemaFormProps) {
  const { validators } = useEngine();
  const { store, idPrefix } = useForm();
  const layout = useStore(store, (state) => state.layout);
  const root = useMemo(() => {
    const registry: UsedRegistry = {
      fields: { SchemaField },
      templates: { ObjectFieldTemplate },
      rootSchema: schema,
      translateString: (text) => text,
      schemaUtils: createSchemaUtils(validators.compiled, schema),
      globalFormOptions: { idPrefix, idSeparator: '_' },
    };
    return { registry: registry as RjsfRegistry, fieldPathId: toFieldPathId('', registry.globalFormOptions) };
  }, [validators, schema, idPrefix]);
  return (
    <div className="schema-form">
      <SchemaField
        {...root}
        name=""
        schema={schema}
        uiSchema={uiSchema as RjsfUiSchema<unknown, FormSchema>}
        formData={layout}
        onChange={noop}
        onBlur={noop}
        onFocus={noop}
      />
    </div>
  );
}
