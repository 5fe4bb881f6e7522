import type { FormError, FormsAnswer, FormsCall } from '#types/api/forms';
import type { Journey } from '#types/content/journey';
import type { JsonObject } from '../../../src/engine/form/paths.ts';
import { fieldNames } from '../../../src/engine/form/schema.ts';
import { activeSteps } from '../../../src/engine/journey/journey-steps.ts';
import { createStepForms } from '../../../src/engine/journey/step-forms.ts';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import { createValidators } from '../../../src/engine/validators/validators.ts';
import { JSON_TYPE, type SandboxCall } from '../call.ts';
import { httpError } from '../errors.ts';
import { issueReference } from '../store.ts';

const UNPROCESSABLE = 422;

/** Returns the errors of a form's answers, by the rules of the page itself: of each step that applies to them. */
function findErrors({ content, validators: compiled }: CompiledPage, answers: JsonObject): FormError[] {
  const { journey } = content as { journey: Journey };
  const validators = createValidators(compiled);
  const forms = createStepForms({
    answersOf: ({ schema }) => {
      const names = fieldNames(schema).filter((name) => answers[name] !== undefined);
      return Object.fromEntries(names.map((name) => [name, answers[name]]));
    },
    onAnswers: () => {},
  });
  const states = activeSteps(journey, {}, validators, forms).map(({ step, known }) =>
    forms.stateOf(step, validators, known),
  );
  const inView = new Set(states.flatMap(({ visible }) => Object.keys(visible)));
  const unasked = Object.keys(answers).filter((name) => !inView.has(name));
  return [
    ...states.flatMap(({ errors }) =>
      [...errors].map(([pointer, { keyword, params }]) => ({ pointer, keyword, params })),
    ),
    ...unasked.map((name) => ({ pointer: `/${name}`, keyword: 'additionalProperties', params: {} })),
  ];
}

/** Accepts answers of a form page that are valid by the rules of the page itself. */
export const forms: SandboxCall<FormsCall> = {
  name: 'forms',
  url: '/hcf/forms/:page',
  accepts: [JSON_TYPE],
  bodyLimit: 256 * 1024,
  headers: ['idempotency-key'],
  outbox: 'forms',
  async answer({ params: { page }, headers, body }, store, { findForm }): Promise<FormsAnswer> {
    const form = await findForm(page);
    if (!form) throw httpError(404, `there is no form page "${page}" in content/pages`);
    const key = `${page} ${headers['idempotency-key']}`;
    const earlier = store.forms.get(key);
    if (earlier) return earlier;
    const errors = findErrors(form, body as JsonObject);
    if (errors.length > 0) return { errors };
    const accepted = { reference: issueReference(store, 'F') };
    store.forms.set(key, accepted);
    return accepted;
  },
  statusOf: (answer) => ('errors' in answer ? UNPROCESSABLE : 200),
};
