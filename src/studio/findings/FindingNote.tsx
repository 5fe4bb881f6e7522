import './findings.css';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import { edit, sendUnsent } from '../actions.ts';
import type { StudioDiagnostic } from '../model.ts';
import { useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';

const NAMES = { error: 'Error', warning: 'Warning' };

async function applyFix({ written: { file }, fix, hash, message }: StudioDiagnostic): Promise<void> {
  if (!fix || hash === undefined) return;
  await sendUnsent();
  await edit({ type: 'fix', file, fix, hash }, `Fix “${message}”`);
}

interface FindingNoteProps {
  finding: StudioDiagnostic;
  /** Shows the place. Without it, the note stands beside its place. */
  onShow?: () => void;
}

/** Draws a diagnostic: what is wrong and what to do, with a button that does it if no person has to decide. */
export function FindingNote({ finding, onShow }: FindingNoteProps) {
  const isChecking = useStudio(({ state }) => state?.isChecking === true);
  const { severity, message, advice, location, fix } = finding;
  return (
    <div className="finding" data-severity={severity}>
      <span className="finding-severity">
        <Icon shape={icons[severity]} />
        {NAMES[severity]}
      </span>
      <div>
        {onShow ? (
          <button type="button" className="plain finding-message" onClick={onShow}>
            {message}
          </button>
        ) : (
          <strong>{message}</strong>
        )}
        <p>{advice}</p>
        {onShow && <p className="meta">{location}</p>}
      </div>
      {fix && (
        // the edits are for the text that was checked
        <Tool aria-label={`Fix: ${message}`} isOff={isChecking} onClick={() => applyFix(finding)}>
          Fix
        </Tool>
      )}
    </div>
  );
}
