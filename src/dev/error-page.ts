import '../styles/index.css';
import { followDiagnostics } from './diagnostics/index.tsx';
import { CONTENT_ANSWERED, CONTENT_SAVED, type ContentState } from './protocol.ts';

// shown at every address until the content is valid, and then replaced by the page
if (import.meta.hot) {
  followDiagnostics(import.meta.hot);
  import.meta.hot.on(CONTENT_SAVED, () => location.reload());
  import.meta.hot.on(CONTENT_ANSWERED, ({ isInvalid }: ContentState) => isInvalid || location.reload());
}
