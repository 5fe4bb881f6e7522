import type { StartAgain } from '#types/content/start-again';
import { Dialog } from '../../engine/ui/Dialog.tsx';
import { RichText } from '../../engine/ui/RichText.tsx';

interface StartAgainDialogProps {
  content: StartAgain;
  open: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Asks whether to clear the quote. */
export function StartAgainDialog({ content, open, onConfirm, onClose }: StartAgainDialogProps) {
  return (
    <Dialog open={open} heading={content.title} onClose={onClose}>
      <RichText nodes={content.text} />
      <div className="dialog-buttons">
        <button className="button" type="button" onClick={onClose}>
          {content.cancel.text}
        </button>
        <button className="button-quiet" type="button" onClick={onConfirm}>
          {content.confirm.text}
        </button>
      </div>
    </Dialog>
  );
}
