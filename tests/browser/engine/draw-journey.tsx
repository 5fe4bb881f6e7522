import '../../../src/styles/index.css';
import { Profiler, type ProfilerOnRenderCallback, type ReactNode, useState } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Journey, Step } from '#types/content/journey';
import { type Engine, EngineContext } from '../../../src/engine/engine-context.ts';
import type { Json, JsonObject } from '../../../src/engine/form/paths.ts';
import { fieldNames } from '../../../src/engine/form/schema.ts';
import { JourneyView } from '../../../src/engine/journey/JourneyView.tsx';
import type { Submission } from '../../../src/engine/journey/journey-steps.ts';

interface DrawOptions {
  /** What was answered, or is known, before the journey is opened. */
  saved?: JsonObject;
  onStep?: (step: Step) => void;
  onRender?: ProfilerOnRenderCallback;
  onSubmit?: (submission: Submission) => Promise<void>;
  /** Answers that are changed outside of the journey as well. */
  outside?: JsonObject;
  /** What is known beside what is kept. */
  facts?: JsonObject;
  /** Whether it goes on from something else. */
  continues?: boolean;
  onLeave?: () => void;
  /** What stands with the progress. */
  note?: ReactNode;
  /** What stands beside the step. */
  beside?: ReactNode;
  /** Hears of everything that is typed. */
  onTyped?: (changes: Readonly<Record<string, Json | undefined>>) => void;
}

function pick(record: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]),
  );
}

/** A page as small as a page can be: it keeps the answers of all steps in one record, which is also what it knows. */
type PageProps = Omit<DrawOptions, 'onRender'> & { journey: Journey; kept: JsonObject[] };

function Page({ journey, saved = {}, kept, facts = {}, ...told }: PageProps) {
  const [record, setRecord] = useState(saved);
  kept.push(record);
  return (
    <JourneyView
      journey={journey}
      facts={{ ...record, ...facts }}
      answersOf={(step) => pick(saved, fieldNames(step.schema))}
      onAnswers={(changes) =>
        setRecord((last) => {
          const record = { ...last, ...changes } as JsonObject;
          return pick(record, Object.keys(record));
        })
      }
      {...told}
    />
  );
}

/** Opens a journey at a hash, as its address would; the hash is taken back when the test ends. */
export async function drawJourney(
  engine: Engine,
  journey: Journey,
  hash = '',
  { onRender, ...options }: DrawOptions = {},
) {
  history.replaceState(null, '', location.pathname + hash);
  onTestFinished(() => history.replaceState(null, '', location.pathname));
  const kept: JsonObject[] = [];
  const draw = (more: Partial<DrawOptions> = {}) => (
    <EngineContext value={engine}>
      <Profiler id="journey" onRender={onRender ?? (() => {})}>
        <div className="root">
          <Page journey={journey} kept={kept} {...options} {...more} />
        </div>
      </Profiler>
    </EngineContext>
  );
  const screen = await render(draw());
  /** What the page has kept so far. */
  const record = () => kept.at(-1);
  const changeOutside = (outside: JsonObject, facts: JsonObject = {}) =>
    screen.rerender(draw({ outside, facts }));
  return { ...screen, record, changeOutside };
}
