import './findings.css';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import { setStudio, useStudio } from '../studio-store.ts';
import { FindingNote } from './FindingNote.tsx';
import { showFinding } from './show-finding.ts';

/** Draws what the checks have found in the content, errors first. */
export function Findings() {
  const diagnostics = useStudio(({ state }) => state?.diagnostics) ?? [];
  return (
    <>
      <div className="pane-header">
        <h2>Findings</h2>
        <button type="button" className="tool" onClick={() => setStudio({ hasFindings: false })}>
          <Icon shape={icons.clear} />
          Close
        </button>
      </div>
      {diagnostics.length === 0 && <p className="empty">The checks have found nothing.</p>}
      <ul className="findings">
        {diagnostics.map((finding) => (
          <li key={`${finding.location} ${finding.rule} ${finding.message}`}>
            <FindingNote finding={finding} onShow={() => showFinding(finding)} />
          </li>
        ))}
      </ul>
    </>
  );
}
