import { useEffect, useRef } from 'react';
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
import { type Pane, setStudio, useStudio } from './studio-store.ts';
import { Tool } from './Tool.tsx';

const PANES: readonly { pane: Pane; label: string }[] = [
  { pane: 'outline', label: 'Outline' },
  { pane: 'page', label: 'Page' },
  { pane: 'properties', label: 'Properties' },
];

/** Draws the window of Studio: the outline, the page, and the properties of what is selected. */
export function Studio() {
  const root = useRef<HTMLDivElement>(null);
  const pane = useStudio((studio) => studio.pane);
  const hasState = useStudio(({ state }) => state !== undefined);
  const hasFindings = useStudio((studio) => studio.hasFindings);
  const hasFind = useStudio((studio) => studio.hasFind);
  const dialog = useStudio((studio) => studio.dialog);
  const hasCode = useStudio(({ code }) => code !== undefined);
  useEffect(() => followKeys(window), []);
  const skipTo = (name: Pane) => focusPane(root.current?.querySelector<HTMLElement>(`[data-pane='${name}']`));
  return (
    <div className="root studio" ref={root} data-pane-shown={pane} data-code={hasCode || undefined}>
      <nav className="skip-links" aria-label="Skip">
        {PANES.map(({ pane: name, label }) => (
          <Tool key={name} onClick={() => skipTo(name)}>
            Skip to {label.toLowerCase()}
          </Tool>
        ))}
      </nav>
      <Header />
      <Notices />
      <ActionsMenu />
      <nav className="pane-switch" aria-label="Panes">
        {PANES.map(({ pane: name, label }) => (
          <button
            key={name}
            type="button"
            className="plain"
            aria-current={pane === name || undefined}
            onClick={() => setStudio({ pane: name })}
          >
            {label}
          </button>
        ))}
      </nav>
      <main className="panes" aria-label="Content">
        <AskDialog />
        <section className="pane" data-pane="outline" aria-label="Outline" tabIndex={-1}>
          {hasState ? <Outline /> : <p className="empty">Loading the content…</p>}
        </section>
        <section className="pane" data-pane="page" aria-label="Page" tabIndex={-1}>
          {hasState && <Preview />}
        </section>
        <section className="pane" data-pane="properties" aria-label="Properties" tabIndex={-1}>
          {hasCode ? <CodeView /> : <PropertiesPane />}
        </section>
        {hasFind && (
          <section className="pane pane-below" data-pane="find" aria-label="Find" tabIndex={-1}>
            <Find />
          </section>
        )}
        {hasFindings && (
          <section className="pane pane-below" data-pane="findings" aria-label="Findings" tabIndex={-1}>
            <Findings />
          </section>
        )}
        {dialog === 'review' && <Review />}
        {dialog === 'versions' && <Versions />}
      </main>
    </div>
  );
}
