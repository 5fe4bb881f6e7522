import './panes.css';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageBoundary } from '../engine/mount/PageBoundary.tsx';
import { ActionsMenu } from './build/ActionsMenu.tsx';
import { AskDialog } from './build/AskDialog.tsx';
import { CodeView } from './code/CodeView.tsx';
import { Find } from './find/Find.tsx';
import { Findings } from './findings/Findings.tsx';
import { Header } from './Header.tsx';
import { focusPane, followKeys } from './keys.ts';
import { Notices } from './Notices.tsx';
import { Outline } from './outline/Outline.tsx';
import { Preview } from './preview/Preview.tsx';
import { PropertiesPane } from './properties/PropertiesPane.tsx';
import { Review } from './review/Review.tsx';
import { Versions } from './review/Versions.tsx';
import { PANES, type Pane, setStudio, useStudio } from './studio-store.ts';
import { Tool } from './Tool.tsx';

const labelOf = (pane: string) => pane.charAt(0).toUpperCase() + pane.slice(1);

const FAILURE = {
  heading: 'This can’t be shown',
  text: 'Your changes are kept. Undo the last one, or select something else.',
};

const closeFailed = () =>
  setStudio({ dialog: undefined, notice: { text: `${FAILURE.heading}. ${FAILURE.text}` } });

/** Draws a pane. If it fails, the rest of the window stays, and the next change or selection draws it again. */
function Guarded({ children, onError }: { children: ReactNode; onError?(): void }) {
  useStudio(({ selected }) => selected);
  useStudio(({ state }) => state?.revision);
  return (
    <PageBoundary
      failure={FAILURE}
      onError={(error) => {
        console.error(error);
        onError?.();
      }}
    >
      {children}
      {/* with it, each render has a new list of children, and the boundary tries again */}
      {null}
    </PageBoundary>
  );
}

/** Draws the window of Studio: the outline, the page, and the properties of what is selected. */
export function Studio() {
  const root = useRef<HTMLDivElement>(null);
  const pane = useStudio((studio) => studio.pane);
  const hasState = useStudio(({ state }) => state !== undefined);
  const panel = useStudio((studio) => studio.panel);
  const dialog = useStudio((studio) => studio.dialog);
  const hasCode = useStudio(({ code }) => code !== undefined);
  useEffect(() => followKeys(window), []);
  const skipTo = (name: Pane) => focusPane(root.current?.querySelector<HTMLElement>(`[data-pane='${name}']`));
  const content = {
    outline: hasState ? <Outline /> : <p className="empty">Loading the content…</p>,
    page: <>{hasState && <Preview />}</>,
    properties: hasCode ? <CodeView /> : <PropertiesPane />,
    find: panel === 'find' && <Find />,
    findings: panel === 'findings' && <Findings />,
  };
  return (
    <div className="root studio" ref={root} data-pane-shown={pane} data-code={hasCode || undefined}>
      <nav className="skip-links" aria-label="Skip">
        {PANES.map((name) => (
          <Tool key={name} onClick={() => skipTo(name)}>
            Skip to {name}
          </Tool>
        ))}
      </nav>
      <Header />
      <Notices />
      <ActionsMenu />
      <nav className="pane-switch" aria-label="Panes">
        {PANES.map((name) => (
          <button
            key={name}
            type="button"
            className="plain"
            aria-current={pane === name || undefined}
            onClick={() => setStudio({ pane: name })}
          >
            {labelOf(name)}
          </button>
        ))}
      </nav>
      <main className="panes" aria-label="Content">
        <AskDialog />
        {Object.entries(content).map(
          ([name, drawn]) =>
            drawn && (
              <section key={name} className="pane" data-pane={name} aria-label={labelOf(name)} tabIndex={-1}>
                <Guarded>{drawn}</Guarded>
              </section>
            ),
        )}
        <Guarded onError={closeFailed}>
          {dialog === 'review' && <Review />}
          {dialog === 'versions' && <Versions />}
        </Guarded>
      </main>
    </div>
  );
}
