import './findings.css';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import { edit, sendUnsent } from '../actions.ts';
import type { StudioDiagnostic } from '../model.ts';
import { nodeWrittenAt } from '../places.ts';
import { select, setStudio, studioStore, useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';

/** Selects the node that a diagnostic is about. Without one, its file shows as code. */
export function showFinding({ written, line }: StudioDiagnostic): void {
  const { outline = [], broken = [] } = studioStore.getState().state ?? {};
  const node = nodeWrittenAt(outline, written);
  if (node)
    select({ file: node.file, pointer: node.pointer + written.pointer.slice(node.written.pointer.length) });
  const isBroken = broken.includes(written.file);
  const showsCode = studioStore.getState().code || isBroken || !node;
  setStudio({ pane: 'properties', ...(showsCode && { code: { ...written, line } }) });
}

async function applyFix({ written: { file }, fix, hash, message }: StudioDiagnostic): Promise<void> {
  if (!fix || hash === undefined) return;
  await sendUnsent();
  await edit({ type: 'fix', file, fix, hash }, `Fix “${message}”`);
}

/** Returns a key that tells diagnostics apart. */
export const findingKey = ({ location, rule, message }: StudioDiagnostic) => `${location} ${rule} ${message}`;

interface FindingNoteProps {
  finding: StudioDiagnostic;
  /** True if the note is not beside its place: then a press on it shows the place. */
  isListed?: boolean;
}

/** Draws a diagnostic: what is wrong and what to do, with a button that does it if no person has to decide. */
export function FindingNote({ finding, isListed = false }: FindingNoteProps) {
  const isChecking = useStudio(({ state }) => state?.isChecking === true);
  const { severity, message, advice, location, fix } = finding;
  return (
    <div className="finding" data-severity={severity}>
      <span className="finding-severity">
        <Icon shape={icons[severity]} />
        {severity === 'error' ? 'Error' : 'Warning'}
      </span>
      <div>
        {isListed ? (
          <button type="button" className="plain finding-message" onClick={() => showFinding(finding)}>
            {message}
          </button>
        ) : (
          <strong>{message}</strong>
        )}
        <p>{advice}</p>
        {isListed && <p className="meta">{location}</p>}
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

/** Draws the diagnostics of a place beside it. */
export const FindingNotes = ({ findings }: { findings: readonly StudioDiagnostic[] }) =>
  findings.map((finding) => <FindingNote key={findingKey(finding)} finding={finding} />);
