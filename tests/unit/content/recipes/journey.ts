import type { Alert } from '#types/content/alert';
import type { Journey, Step } from '#types/content/journey';
import type { Messages } from '#types/content/ui-schema';
import { compilePage } from '../../../../scripts/content/compile/page.ts';
import type { ContentFiles } from '../../../../scripts/content/read.ts';
import { withDefaults } from '../../../../src/engine/form/defaults.ts';
import { messageFor } from '../../../../src/engine/form/field-errors.ts';
import { formState } from '../../../../src/engine/form/form-store.ts';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { revealedFields } from '../../../../src/engine/form/revealed-fields.ts';
import { activeSteps } from '../../../../src/engine/journey/journey-steps.ts';
import { selectFacts } from '../../../../src/engine/journey/step-forms.ts';
import { stepProblems } from '../../../../src/engine/journey/step-problems.ts';
import type { CompiledPage } from '../../../../src/engine/mount/compiled-page.ts';
import { requireRuntime } from '../../../../src/engine/validators/runtime.ts';
import { createValidators } from '../../../../src/engine/validators/validators.ts';
import texts from '../../../fixtures/library/texts.json' with { type: 'json' };

type Kind = 'quote' | 'application';

/** Opens a journey like the site does: compiles it like the build, and follows it with the engine's rules. */
export async function openJourney(files: ContentFiles, kind: Kind) {
  const file = [...files.values()].find((found) => found.kind === `${kind}-page`);
  if (!file) throw new Error(`There is no page of the kind "${kind}-page".`);
  const { code } = compilePage(files, file);
  const module: { default(require: typeof requireRuntime): CompiledPage } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  );
  const page = module.default(requireRuntime);
  const validators = createValidators(page.validators);
  const { journey } = page.content as { journey: Journey };

  const stepOf = (hash: string): Step => {
    const entry = journey.steps.find(({ step }) => step.hash === hash);
    if (!entry) throw new Error(`There is no step "${hash}".`);
    return entry.step;
  };
  const uiOf = (hash: string, field: string) =>
    (stepOf(hash).uiSchema[field] ?? {}) as { 'ui:messages'?: Messages; 'ui:alerts'?: Alert[] };

  return {
    /** the hashes of the active steps */
    hashes: (facts: JsonObject = {}) => activeSteps(journey, facts, validators).map(({ step }) => step.hash),
    stepOf,
    /** Returns the state of a step with these answers. */
    visit(hash: string, answers: JsonObject = {}, facts: JsonObject = {}) {
      const step = stepOf(hash);
      const known = selectFacts(step, facts);
      const { schema } = step;
      const form = formState({ schema, validators, answers: withDefaults(schema, answers), facts: known });
      const { errors, visible, valid } = form;
      const data = { ...known, ...visible };
      const holding = (alerts: readonly Alert[] = []) =>
        alerts.filter(({ when }) => validators.test(when, data));
      return {
        valid,
        fields: revealedFields(step.schema, data, validators),
        /** the message below a field after the visitor has left it */
        message: (field: string) => messageFor(errors.get(`/${field}`), uiOf(hash, field)['ui:messages']),
        /** the messages of the form as a whole after the visitor tries to continue */
        problems: stepProblems(step, form, undefined, { validators, texts }),
        alerts: holding(step.alerts),
        alertsOf: (field: string) => holding(uiOf(hash, field)['ui:alerts']),
      };
    },
  };
}
