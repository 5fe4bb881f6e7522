import type { QuoteLinkTexts } from '#types/content/quote-page';
import { Dialog } from '../../../engine/ui/Dialog.tsx';
import { RichText } from '../../../engine/ui/RichText.tsx';

interface ReplaceDialogProps {
  content: QuoteLinkTexts['replace'];
  open: boolean;
  onReplace(): void;
  /** Called when the dialog is closed in any other way. */
  onKeep(): void;
}

/** Asks whether the quote of a link should replace the saved one. */
export function ReplaceDialog({ content, open, onReplace, onKeep }: ReplaceDialogProps) {
  return (
    <Dialog open={open} heading={content.title} onClose={onKeep}>
      <RichText nodes={content.text} />
      <div className="dialog-buttons">
        <button className="button" type="button" onClick={onKeep}>
          {content.cancel.text}
        </button>
        <button className="button-quiet" type="button" onClick={onReplace}>
          {content.confirm.text}
        </button>
      </div>
    </Dialog>
  );
}
