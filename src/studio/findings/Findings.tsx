import './findings.css';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import { edit, report, sendUnsent } from '../actions.ts';
import { call } from '../calls.ts';
import type { StudioDiagnostic } from '../protocol.ts';
import { setStudio, useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { showFinding } from './show-finding.ts';

const NAMES = { error: 'Error', warning: 'Warning' };

/** Applies the fix of a diagnostic to the file as it is now. */
async function applyFix({ written: { file }, fix, message }: StudioDiagnostic): Promise<void> {
  if (!fix) return;
  try {
    await sendUnsent();
    const { hash } = await call('text', { file });
    await edit({ type: 'fix', file, fix, hash }, `Fix “${message}”`);
  } catch (error) {
    report(error);
  }
}

function Finding({ finding }: { finding: StudioDiagnostic }) {
  const isChecking = useStudio(({ state }) => state?.isChecking === true);
  const { severity, message, advice, location, fix } = finding;
  return (
    <li className="finding" data-severity={severity}>
      <span className="finding-severity">
        <Icon shape={icons[severity]} />
        {NAMES[severity]}
      </span>
      <div>
        <button type="button" className="plain finding-message" onClick={() => showFinding(finding)}>
          {message}
        </button>
        <p>{advice}</p>
        <p className="meta">{location}</p>
      </div>
      {fix && (
        // the edits are for the text that was checked
        <Tool aria-label={`Fix: ${message}`} isOff={isChecking} onClick={() => applyFix(finding)}>
          Fix
        </Tool>
      )}
    </li>
  );
}

/** Draws what the checks have found in the content, errors first. */
export function Findings() {
  const diagnostics = useStudio(({ state }) => state?.diagnostics) ?? [];
  return (
    <>
      <div className="pane-header bar">
        <h2>Findings</h2>
        <Tool icon={icons.clear} onClick={() => setStudio({ hasFindings: false })}>
          Close
        </Tool>
      </div>
      {diagnostics.length === 0 && <p className="empty">The checks have found nothing.</p>}
      <ul className="findings">
        {diagnostics.map((finding) => (
          <Finding key={`${finding.location} ${finding.rule} ${finding.message}`} finding={finding} />
        ))}
      </ul>
    </>
  );
}
