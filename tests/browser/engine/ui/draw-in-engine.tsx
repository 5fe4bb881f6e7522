import '../../../../src/styles/index.css';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import { type Engine, EngineContext } from '../../../../src/engine/engine-context.ts';
import { createValidators } from '../../../../src/engine/validators/validators.ts';
import texts from '../../../fixtures/library/texts.json';

const engine: Engine = {
  validators: createValidators({}),
  widgets: {},
  sources: {},
  texts,
  report: () => {},
};

/** Draws a piece of a page by itself, with the words and the look of a page. */
export function drawInEngine(piece: ReactNode, parts: Partial<Engine> = {}) {
  return render(
    <EngineContext value={{ ...engine, ...parts }}>
      <div className="root">{piece}</div>
    </EngineContext>,
  );
}
