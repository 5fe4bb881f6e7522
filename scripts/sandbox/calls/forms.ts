import equal from 'fast-deep-equal';
import type { FormError, FormsAnswer, FormsCall, SentFile } from '#types/api/forms';
import type { Journey } from '#types/content/journey';
import type { UiSchema } from '#types/content/ui-schema';
import { filePaths } from '../../../src/engine/form/form-files.ts';
import { controlName, getIn, type JsonObject, type Path, pointer } from '../../../src/engine/form/paths.ts';
import { fieldNames } from '../../../src/engine/form/schema.ts';
import { activeSteps } from '../../../src/engine/journey/journey-steps.ts';
import { createStepForms } from '../../../src/engine/journey/step-forms.ts';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import { createValidators } from '../../../src/engine/validators/validators.ts';
import { checkFiles, type FileOptions } from '../../../src/engine/widgets/file/check-files.ts';
import { calls, MAX_UPLOAD } from '../../api/calls.ts';
import { valueIn } from '../../content/resolve.ts';
import { groupsOf } from '../../groups-of.ts';
import type { SandboxCall } from '../call.ts';
import { httpError } from '../errors.ts';
import { issueReference } from '../store.ts';

/** Returns the options of a field that takes files. */
function optionsAt(uiSchema: UiSchema, path: Path): FileOptions {
  const at = path.map((part) => (typeof part === 'number' ? '/items' : `/${part}`)).join('');
  return valueIn(uiSchema, `${at}/ui:options`) as FileOptions;
}

/** Returns the errors of a form's answers, by the rules of the page itself: of each step that applies to them. */
function findErrors(
  { content, validators: compiled }: CompiledPage,
  answers: JsonObject,
  files: readonly SentFile[],
): FormError[] {
  const { journey } = content as { journey: Journey };
  const validators = createValidators(compiled);
  const forms = createStepForms({
    answersOf: ({ schema }) => {
      const names = fieldNames(schema).filter((name) => answers[name] !== undefined);
      return Object.fromEntries(names.map((name) => [name, answers[name]]));
    },
    // what was sent is what the visitor saw
    hasBegun: () => true,
    onAnswers: () => {},
  });
  const steps = activeSteps(journey, {}, validators, forms);
  const states = steps.map(({ step, known }) => forms.stateOf(step, validators, known));
  const fields = steps.flatMap(({ step: { uiSchema } }) =>
    filePaths(uiSchema, answers).map((path) => ({ path, options: optionsAt(uiSchema, path) })),
  );
  const filesOf = groupsOf(files, ({ field }) => field);
  const wrongFiles = fields.filter(({ path, options }) => {
    const own = (filesOf.get(controlName(path)) ?? []).map(({ field: _field, ...file }) => file);
    return (
      !equal(getIn(answers, path) ?? [], own) || checkFiles(own, [], own.length, options).refusals.length > 0
    );
  });
  const inView = new Set(states.flatMap(({ visible }) => Object.keys(visible)));
  for (const { path } of fields) filesOf.delete(controlName(path));
  const unasked = [...Object.keys(answers).filter((name) => !inView.has(name)), ...filesOf.keys()];
  return [
    ...states.flatMap(({ errors }) =>
      [...errors].map(([pointer, { keyword, params }]) => ({ pointer, keyword, params })),
    ),
    ...wrongFiles.map(({ path }) => ({ pointer: pointer(path), keyword: 'required', params: {} })),
    ...unasked.map((name) => ({ pointer: `/${name}`, keyword: 'additionalProperties', params: {} })),
  ];
}

/** Accepts answers of a form page that are valid by the rules of the page itself. */
export const forms: SandboxCall<FormsCall> = {
  ...calls.forms,
  bodyLimit: MAX_UPLOAD,
  outbox: 'forms',
  async answer({ params: { page }, headers, body, files = [] }, store, { findForm }): Promise<FormsAnswer> {
    const form = await findForm(page);
    if (!form) throw httpError(404, `there is no form page "${page}" in content/pages`);
    const key = `${page} ${headers['idempotency-key']}`;
    const earlier = store.forms.get(key);
    if (earlier) return earlier;
    const errors = findErrors(form, body as JsonObject, files);
    if (errors.length > 0) return { errors };
    const accepted = { reference: issueReference(store, 'F') };
    store.forms.set(key, accepted);
    return accepted;
  },
};
