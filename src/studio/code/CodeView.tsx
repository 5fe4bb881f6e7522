import './code.css';
import { lazy, Suspense } from 'react';
import { Icon, icons } from '../../engine/ui/Icon.tsx';
import { setStudio, useStudio } from '../studio-store.ts';

const CodeEditor = lazy(async () => ({ default: (await import('./CodeEditor.tsx')).CodeEditor }));

/** Draws a file of the content as code, for what the properties cannot show. */
export function CodeView() {
  const code = useStudio((studio) => studio.code);
  if (!code) return null;
  return (
    <>
      <div className="pane-header">
        <h2>{code.file}</h2>
        <button type="button" className="tool" onClick={() => setStudio({ code: undefined })}>
          <Icon shape={icons.clear} />
          Close code
        </button>
      </div>
      <p className="meta code-help" id="code-help">
        Changes show on the page when you pause. Press Escape and then Tab to leave the code.
      </p>
      <Suspense fallback={<p className="empty">Loading the code…</p>}>
        <CodeEditor key={code.file} {...code} />
      </Suspense>
    </>
  );
}
