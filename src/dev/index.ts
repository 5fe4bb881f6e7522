import { followContent } from './content/follow-content.ts';
import { followDiagnostics } from './diagnostics/DiagnosticsDialog.tsx';
import { showToolbar } from './toolbar/Toolbar.tsx';
import { arrive } from './visit/arrive.ts';

/** Starts what only development has, before the page renders: live content, diagnostics and the toolbar. */
export async function startDevelopment(hot: NonNullable<ImportMeta['hot']>): Promise<void> {
  followDiagnostics(hot);
  await arrive().catch((error: unknown) => console.error('The visit could not be prepared.', error));
  followContent(hot);
  showToolbar();
}
