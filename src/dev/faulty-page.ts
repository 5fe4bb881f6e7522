import '../styles/index.css';
import { followFindings } from './findings/index.tsx';
import { CONTENT_ANSWERED, CONTENT_SAVED, type ContentAnswered } from './wire.ts';

// what stands at every address while there is no content to make a page of: once there is, the page itself comes
if (import.meta.hot) {
  followFindings(import.meta.hot);
  import.meta.hot.on(CONTENT_SAVED, () => location.reload());
  import.meta.hot.on(CONTENT_ANSWERED, ({ isFaulty }: ContentAnswered) => isFaulty || location.reload());
}
