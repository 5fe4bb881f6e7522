import type { MouseEvent } from 'react';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import type { ShownFinding } from '../wire.ts';

const NAMES = { error: 'Error', warning: 'Warning' };

/** Vite's own way to the editor: it opens the file, and answers nothing. */
function openInEditor(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  void fetch(event.currentTarget.href);
}

function linesOf(frame: string): { at: number; line: string }[] {
  return frame.split('\n').map((line, at) => ({ at, line }));
}

/** A frame's lines; those that hold the mistake begin with a > and are followed by a line of ^. */
function FrameLine({ line }: { line: string }) {
  const kind = line.startsWith('>') ? 'marked' : /^\s*\|\s*\^+/.test(line) ? 'pointer' : undefined;
  return (
    <span className="frame-line" data-kind={kind}>
      {line}
      {'\n'}
    </span>
  );
}

/** One mistake: where it is, what is wrong, the lines around it, and what to do. */
export function FindingItem({ finding }: { finding: ShownFinding }) {
  const { rule, severity, place, location, message, fix, frame } = finding;
  return (
    <li className="finding" data-severity={severity}>
      <p className="finding-head">
        <span className="finding-severity">
          <Icon shape={icons[severity]} />
          {NAMES[severity]}
        </span>
        <a href={`/__open-in-editor?file=${encodeURIComponent(location)}`} onClick={openInEditor}>
          {place}
        </a>
        <span className="finding-rule">{rule}</span>
      </p>
      <p className="finding-message">{message}</p>
      {frame && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and who has no mouse has to get to its end
        <figure className="frame" tabIndex={0} aria-label={`The lines around ${place}`}>
          <pre>
            {linesOf(frame).map(({ at, line }) => (
              <FrameLine key={at} line={line} />
            ))}
          </pre>
        </figure>
      )}
      <p className="finding-fix">
        <span aria-hidden="true">→ </span>
        {fix}
      </p>
    </li>
  );
}
