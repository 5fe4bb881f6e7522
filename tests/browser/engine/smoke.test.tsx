import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EngineContext } from '../../../src/engine/engine-context.ts';
import { JourneyView } from '../../../src/engine/journey/JourneyView.tsx';
import { libraryEngine } from './library.ts';

test('a journey about something else runs', async () => {
  const { journey, ...engine } = await libraryEngine();
  await render(
    <EngineContext value={engine}>
      <JourneyView journey={journey} facts={{}} answersOf={() => ({})} onAnswers={() => {}} />
    </EngineContext>,
  );
  await expect.element(page.getByRole('heading', { name: 'Who will read?' })).toBeVisible();
});
