import Form from '@rjsf/core';
import type { ErrorTransformer, RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import { fields } from '../peer-fields.ts';

const schema: RJSFSchema = {
  type: 'object',
  title: 'Bench',
  properties: Object.fromEntries(
    fields.map(({ name, label, pattern }) => [
      name,
      { type: 'string', title: label, pattern: pattern.source },
    ]),
  ),
  required: fields.map(({ name }) => name),
};

const messages: Readonly<Record<string, string>> = fields[0]?.messages ?? {};
const transformErrors: ErrorTransformer = (errors) =>
  errors.map((error) => ({ ...error, message: messages[error.name ?? ''] ?? error.message }));

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <Form
      schema={schema}
      validator={validator}
      liveValidate="onBlur"
      noHtml5Validate
      showErrorList={false}
      transformErrors={transformErrors}
    />,
  );
