import type { StartAgain } from '#types/content/start-again';
import { Dialog } from '../../engine/ui/Dialog.tsx';
import { RichText } from '../../engine/ui/RichText.tsx';
import { goTo } from '../store/tab-storage.ts';

interface StartAgainDialogProps {
  content: StartAgain;
  /** The address that clears the quote; the dialog is closed without one. */
  address: string | undefined;
  onClose(): void;
}

/** Asks whether the quote is to be cleared. */
export function StartAgainDialog({ content, address, onClose }: StartAgainDialogProps) {
  return (
    <Dialog open={address !== undefined} heading={content.title} onClose={onClose}>
      <RichText nodes={content.text} />
      <div className="dialog-buttons">
        <button className="button" type="button" onClick={onClose}>
          {content.cancel.text}
        </button>
        <button className="button-quiet" type="button" onClick={() => address && goTo(address)}>
          {content.confirm.text}
        </button>
      </div>
    </Dialog>
  );
}
