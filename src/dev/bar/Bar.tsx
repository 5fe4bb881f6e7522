import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useHash } from '../../engine/journey/use-hash.ts';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import { quoteStore } from '../../ovhc/store/quote-store.ts';
import { startAnew } from '../visit/start-anew.ts';
import { CoverSwitch } from './CoverSwitch.tsx';
import { FindingsButton } from './FindingsButton.tsx';
import { StepsPanel } from './StepsPanel.tsx';
import { StepTools } from './StepTools.tsx';
import { useJourneys } from './use-journeys.ts';
import { useModal } from './use-modal.ts';
import { useOpen } from './use-open.ts';
import { usePressed } from './use-pressed.ts';
import { useRoom } from './use-room.ts';

const PANEL = 'dev-steps';
const STEPS = 'steps';
const RESET = 'reset';

/** The development bar: to any step with sample answers, for any cover type; what its fields may say; and a new start. */
export function Bar() {
  const [isOpen, setIsOpen] = useOpen();
  const [said, setSaid] = useState('');
  const bar = useRef<HTMLElement>(null);
  const { journeys, failure } = useJourneys();
  const cover = useStore(quoteStore, (quote) => quote.coverType);
  // the panel marks the step that is open
  useHash();
  useRoom(bar);
  useModal(bar);
  usePressed(bar, journeys !== undefined);

  const known = cover ?? journeys?.covers[0]?.value ?? '';
  return (
    <aside className="bar" ref={bar} aria-label="Development toolbar" data-open={isOpen || undefined}>
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
          <button type="button" id={STEPS} popoverTarget={PANEL}>
            Steps
          </button>
          <StepsPanel id={PANEL} pressed={STEPS} journeys={journeys} cover={known} />
          <StepTools key={location.hash} journeys={journeys} cover={known} tell={setSaid} />
          <button type="button" id={RESET} onClick={() => startAnew(RESET)}>
            Reset
          </button>
          <CoverSwitch journeys={journeys} cover={cover} />
        </>
      )}
      {isOpen && !journeys && <span className="said">{failure ?? 'Finding the steps...'}</span>}
      {isOpen && (
        <span className="said" role="status">
          {said}
        </span>
      )}
      <FindingsButton />
    </aside>
  );
}
