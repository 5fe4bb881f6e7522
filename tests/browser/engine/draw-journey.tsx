import '../../../src/styles/index.css';
import { Profiler, type ProfilerOnRenderCallback, useState } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Journey } from '#types/content/journey';
import { type Engine, EngineContext } from '../../../src/engine/engine-context.ts';
import type { JsonObject } from '../../../src/engine/form/paths.ts';
import { fieldNames } from '../../../src/engine/form/schema.ts';
import { JourneyView } from '../../../src/engine/journey/JourneyView.tsx';

type JourneyProps = Parameters<typeof JourneyView>[0];

interface DrawOptions extends Omit<Partial<JourneyProps>, 'journey' | 'answersOf' | 'onAnswers' | 'facts'> {
  /** The answers and facts before the journey is opened. */
  saved?: JsonObject;
  /** More facts. */
  facts?: JsonObject;
  onRender?: ProfilerOnRenderCallback;
}

const pick = (record: JsonObject, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]));

/** Opens a journey at a hash, on a page that keeps the answers of all steps in one record. */
export async function drawJourney(
  engine: Engine,
  journey: Journey,
  hash = '',
  { onRender, saved = {}, ...options }: DrawOptions = {},
) {
  history.replaceState(null, '', location.pathname + hash);
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  let record = saved;
  function Page({ facts, ...props }: Omit<DrawOptions, 'onRender' | 'saved'>) {
    const [answers, setAnswers] = useState(saved);
    record = answers;
    return (
      <JourneyView
        journey={journey}
        facts={{ ...answers, ...facts }}
        answersOf={(step) => pick(saved, fieldNames(step.schema))}
        onAnswers={(changes) =>
          setAnswers((last) => {
            const all = { ...last, ...changes } as JsonObject;
            return pick(all, Object.keys(all));
          })
        }
        {...props}
      />
    );
  }
  const draw = (changes: Pick<DrawOptions, 'outside' | 'facts'> = {}) => (
    <EngineContext value={engine}>
      <Profiler id="journey" onRender={onRender ?? (() => {})}>
        <div className="root">
          <Page {...options} {...changes} />
        </div>
      </Profiler>
    </EngineContext>
  );
  const screen = await render(draw());
  const changeOutside = (outside: JsonObject, facts: JsonObject = {}) =>
    screen.rerender(draw({ outside, facts }));
  return { ...screen, record: () => record, changeOutside };
}
