import { drawInShadow } from '../draw-in-shadow.ts';
import {
  CONTENT_ANSWERED,
  CONTENT_ASKED,
  CONTENT_INVALID,
  CONTENT_SAVED,
  type ContentSaved,
  type ContentState,
} from '../protocol.ts';
import { DiagnosticsDialog } from './DiagnosticsDialog.tsx';
import styles from './diagnostics.css?inline';
import { setDiagnostics } from './diagnostics-store.ts';

/** Shows the content's errors over the page until they are fixed. */
export function followDiagnostics(hot: NonNullable<ImportMeta['hot']>): void {
  drawInShadow('dev-diagnostics', styles, <DiagnosticsDialog />);
  hot.on(CONTENT_ANSWERED, (state: ContentState) => setDiagnostics(state));
  hot.on(CONTENT_INVALID, (state: ContentState) => setDiagnostics(state));
  hot.on(CONTENT_SAVED, ({ diagnostics }: ContentSaved) => setDiagnostics({ diagnostics, isInvalid: false }));
  hot.send(CONTENT_ASKED);
}
