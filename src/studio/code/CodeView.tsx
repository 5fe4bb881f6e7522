import './code.css';
import { lazy, Suspense } from 'react';
import { icons } from '../../engine/ui/Icon.tsx';
import { showCode, useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';

const CodeEditor = lazy(async () => ({ default: (await import('./CodeEditor.tsx')).CodeEditor }));

/** Draws a file of the content as code, for what the properties cannot show. */
export function CodeView() {
  const code = useStudio((studio) => studio.code);
  if (!code) return null;
  return (
    <>
      <div className="pane-header bar">
        <h2>{code.file}</h2>
        <Tool icon={icons.clear} onClick={() => showCode(undefined)}>
          Close code
        </Tool>
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
