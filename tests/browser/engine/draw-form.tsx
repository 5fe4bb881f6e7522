import '../../../src/styles/index.css';
import { Profiler, type ReactNode } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Step } from '#types/content/step';
import { type Engine, EngineContext, type EngineReport } from '../../../src/engine/engine-context.ts';
import { FormContext } from '../../../src/engine/form/form-context.ts';
import { createFormStore } from '../../../src/engine/form/form-store.ts';
import type { JsonObject } from '../../../src/engine/form/paths.ts';
import { SchemaForm } from '../../../src/engine/form/SchemaForm.tsx';
import type { CompiledPage } from '../../../src/engine/mount/compiled-page.ts';
import { engineWidgets, loadWidgets, type WidgetLoaders } from '../../../src/engine/registry.ts';
import { requireRuntime } from '../../../src/engine/validators/runtime.ts';
import { createValidators } from '../../../src/engine/validators/validators.ts';
import type { Widget } from '../../../src/engine/widgets/widget.ts';
import texts from '../../fixtures/library/texts.json';

type ContentModule = (require: typeof requireRuntime) => CompiledPage;

interface DrawOptions extends Partial<Pick<Engine, 'sources'>> {
  answers?: JsonObject;
  facts?: JsonObject;
  /** Widgets to put in the place of the engine's; undefined takes one away. */
  widgets?: Record<string, Widget | undefined>;
  /** The library of widgets; the engine's own unless given. */
  loaders?: WidgetLoaders;
  idPrefix?: string;
  /** Hears of every commit. */
  onRender?: () => void;
  /** The elements below the form. */
  below?: ReactNode;
}

function hasWidget(entry: [string, Widget | undefined]): entry is [string, Widget] {
  return entry[1] !== undefined;
}

/** The form of a compiled step, with all that it tells the page around it. */
export async function drawForm(module: ContentModule, options: DrawOptions = {}) {
  const compiled = module(requireRuntime);
  const { schema, uiSchema, hash } = compiled.content as Step;
  const validators = createValidators(compiled.validators);
  const loaded = {
    ...(await loadWidgets(compiled.widgets, options.loaders ?? engineWidgets)),
    ...options.widgets,
  };
  const widgets = Object.fromEntries(Object.entries(loaded).filter(hasWidget));

  const reports: EngineReport[] = [];
  const report = (event: EngineReport) => void reports.push(event);
  const commits: string[] = [];
  const onCommit = (field: string) => void commits.push(field);

  const onSubmit = vi.fn();

  const { answers, facts, sources = {}, idPrefix = hash, below } = options;
  const store = createFormStore({ schema, validators, ...(answers && { answers }), ...(facts && { facts }) });
  const screen = await render(
    <EngineContext value={{ validators, widgets, sources, texts, report }}>
      <FormContext value={{ store, idPrefix, onCommit }}>
        <form
          className="root"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <Profiler id="form" onRender={options.onRender ?? (() => {})}>
            <SchemaForm schema={schema} uiSchema={uiSchema} />
          </Profiler>
          {below}
        </form>
      </FormContext>
    </EngineContext>,
  );
  const answered = () => store.getState().answers;
  return { ...screen, store, validators, reports, commits, onSubmit, answered };
}
