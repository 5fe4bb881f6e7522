import '../styles/index.css';
import { followDiagnostics } from './diagnostics/DiagnosticsDialog.tsx';
import { CONTENT_STATE, type ContentState } from './protocol.ts';

// shown at every address until the content is valid, and then replaced by the page
if (import.meta.hot) {
  import.meta.hot.on(CONTENT_STATE, ({ isInvalid }: ContentState) => isInvalid || location.reload());
  followDiagnostics(import.meta.hot);
}
