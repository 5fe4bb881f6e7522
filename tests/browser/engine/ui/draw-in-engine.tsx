import '../../../../src/styles/index.css';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { type Engine, EngineContext } from '../../../../src/engine/engine-context.ts';
import { createValidators } from '../../../../src/engine/validators/validators.ts';
import texts from '../../../fixtures/library/texts.json';

/** Draws a piece of a page by itself, with the texts and the styles of a page. */
export async function drawInEngine(piece: ReactNode, parts: Partial<Engine> = {}) {
  const validators = createValidators({});
  const engine = { validators, widgets: {}, sources: {}, texts, report: () => {}, ...parts };
  const draw = (content: ReactNode) => (
    <EngineContext value={engine}>
      <div className="root">{content}</div>
    </EngineContext>
  );
  const screen = await render(draw(piece));
  return { ...screen, rerender: (content: ReactNode) => screen.rerender(draw(content)) };
}
