import '../../../../src/styles/index.css';
import type { QuotePage } from '#types/content/quote-page';
import { EngineContext } from '../../../../src/engine/engine-context.ts';
import type { JsonObject } from '../../../../src/engine/form/paths.ts';
import { JourneyView } from '../../../../src/engine/journey/JourneyView.tsx';
import type { PageModule } from '../../../../src/engine/mount/compiled-page.ts';
import { mountRoots } from '../../../../src/engine/mount/mount-roots.tsx';
import { engineWidgets, loadWidgets } from '../../../../src/engine/registry.ts';
import { createValidators } from '../../../../src/engine/validators/validators.ts';

const FACTS: JsonObject = {};

const page: PageModule = {
  async prepare({ content, validators, widgets }) {
    const { texts, journey } = content as QuotePage;
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

mountRoots({ root: async () => ({ page }) });
