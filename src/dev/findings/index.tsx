import { drawInShadow } from '../shadow.ts';
import {
  CONTENT_ANSWERED,
  CONTENT_ASKED,
  CONTENT_FAULTY,
  CONTENT_SAVED,
  type ContentAnswered,
} from '../wire.ts';
import { FindingsDialog } from './FindingsDialog.tsx';
import styles from './findings.css?inline';
import { showFaulty, showMended } from './findings-store.ts';

/** Shows what is wrong with the content over the page, for as long as it is. */
export function followFindings(hot: NonNullable<ImportMeta['hot']>): void {
  drawInShadow('dev-findings', styles, <FindingsDialog />);
  hot.on(CONTENT_FAULTY, showFaulty);
  hot.on(CONTENT_SAVED, showMended);
  hot.on(CONTENT_ANSWERED, (answer: ContentAnswered) => (answer.isFaulty ? showFaulty : showMended)(answer));
  hot.send(CONTENT_ASKED);
}
