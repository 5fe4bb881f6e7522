import { icons } from '../icons.ts';
import { closePanel, useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { FindingNote, findingKey } from './FindingNote.tsx';

/** Draws what the checks have found in the content, errors first. */
export function Findings() {
  const diagnostics = useStudio(({ state }) => state?.diagnostics) ?? [];
  return (
    <>
      <div className="pane-header bar">
        <h2>Findings</h2>
        <Tool icon={icons.clear} onClick={() => closePanel('findings')}>
          Close
        </Tool>
      </div>
      {diagnostics.length === 0 && <p className="empty">The checks have found nothing.</p>}
      <ul className="findings">
        {diagnostics.map((finding) => (
          <li key={findingKey(finding)}>
            <FindingNote finding={finding} isListed />
          </li>
        ))}
      </ul>
    </>
  );
}
