import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useHash } from '../../engine/journey/use-hash.ts';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import { quoteStore } from '../../ovhc/store/quote-store.ts';
import { drawInShadow, styleSheet } from '../draw-in-shadow.ts';
import { useJourneys } from '../use-journeys.ts';
import { reset, takeFocused } from '../visit/go.ts';
import pageSpace from './page-space.css?inline';
import { focusTool, followModals, leaveSpace } from './placement.ts';
import { StepsPanel } from './StepsPanel.tsx';
import styles from './toolbar.css?inline';
import { CoverSwitch, DiagnosticsButton, StepTools } from './tools.tsx';

const OPEN_KEY = 'devBar';

/** Remembers on all pages if the toolbar is open. At first it is open on wide screens only. */
function useOpen() {
  const [isOpen, setIsOpen] = useState(() => {
    const stored = sessionStorage.getItem(OPEN_KEY);
    return stored === null ? matchMedia('(width >= 48rem)').matches : stored === 'open';
  });
  useEffect(() => sessionStorage.setItem(OPEN_KEY, isOpen ? 'open' : 'closed'), [isOpen]);
  return [isOpen, setIsOpen] as const;
}

function Toolbar() {
  const [isOpen, setIsOpen] = useOpen();
  const [status, setStatus] = useState('');
  const { journeys, hasFailed } = useJourneys();
  const quoteCover = useStore(quoteStore, (quote) => quote.coverType);
  // the panel marks the open step
  useHash();
  useEffect(() => {
    // the control that led to this page, unless the focus has moved since
    const id = journeys && takeFocused();
    if (id && document.activeElement === document.body) focusTool(id);
  }, [journeys]);

  const cover = quoteCover ?? journeys?.covers[0]?.value ?? '';
  return (
    <aside
      className="toolbar"
      ref={leaveSpace}
      aria-label="Development toolbar"
      data-open={isOpen || undefined}
    >
      <button
        type="button"
        className="toggle"
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Collapse the development toolbar' : 'Open the development toolbar'}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon shape={isOpen ? icons.chevronDown : icons.chevronRight} />
        Dev
      </button>
      {isOpen && journeys && (
        <>
          <button type="button" id="steps" popoverTarget="dev-steps">
            Steps
          </button>
          <StepsPanel id="dev-steps" opener="steps" journeys={journeys} cover={cover} />
          <StepTools key={location.hash} journeys={journeys} cover={cover} setStatus={setStatus} />
          <button type="button" id="reset" onClick={() => reset('reset')}>
            Reset
          </button>
          <CoverSwitch journeys={journeys} cover={quoteCover} />
        </>
      )}
      {isOpen && !journeys && (
        <span className="status">
          {hasFailed ? 'The steps could not be found: see the console.' : 'Finding the steps...'}
        </span>
      )}
      {isOpen && (
        <span className="status" role="status">
          {status}
        </span>
      )}
      <DiagnosticsButton />
    </aside>
  );
}

/** Draws the toolbar at the bottom of the window. It opens any step with sample answers, for any cover type. */
export function showToolbar(): void {
  document.adoptedStyleSheets.push(styleSheet(pageSpace));
  followModals(drawInShadow('dev-toolbar', styles, <Toolbar />));
}
