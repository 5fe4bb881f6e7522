import { followContent } from './content/follow-content.ts';
import { followDiagnostics } from './diagnostics/DiagnosticsDialog.tsx';
import { startPreview, studioAround } from './preview/index.ts';
import { showToolbar } from './toolbar/Toolbar.tsx';
import { arrive } from './visit/arrive.ts';

/**
 * Starts what only development has, before the page renders: live content, diagnostics and the toolbar. Studio has
 * its own diagnostics and tools, so in its frame the page only takes part in selecting.
 */
export async function startDevelopment(hot: NonNullable<ImportMeta['hot']>): Promise<void> {
  const studio = studioAround();
  if (!studio) followDiagnostics(hot);
  await arrive().catch((error: unknown) => console.error('The visit could not be prepared.', error));
  followContent(hot);
  if (studio) startPreview(studio);
  else showToolbar();
}
