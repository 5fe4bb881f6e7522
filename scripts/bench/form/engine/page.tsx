import type { FormPage } from '#types/content/form-page';
import { EngineContext } from '../../../../src/engine/engine-context.ts';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { JourneyView } from '../../../../src/engine/journey/JourneyView.tsx';
import type { PageModule } from '../../../../src/engine/mount/compiled-page.ts';
import { engineWidgets, loadWidgets } from '../../../../src/engine/registry.ts';
import { createValidators } from '../../../../src/engine/validators/validators.ts';

const FACTS: JsonObject = {};

/** The page of the engine: a journey of one step. */
export const page: PageModule = {
  async prepare({ content, validators, widgets }) {
    const { texts, journey } = content as FormPage;
    const engine = {
      validators: createValidators(validators),
      widgets: await loadWidgets(widgets, engineWidgets),
      sources: {},
      texts,
      report: () => {},
    };
    return (
      <EngineContext value={engine}>
        <JourneyView journey={journey} facts={FACTS} answersOf={() => ({})} onAnswers={() => {}} />
      </EngineContext>
    );
  },
};
