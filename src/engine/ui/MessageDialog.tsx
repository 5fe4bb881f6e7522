import type { DialogContent } from '#types/content/dialog';
import { Dialog } from './Dialog.tsx';
import { RichText } from './RichText.tsx';

interface MessageDialogProps {
  /** The message. Without one the dialog is closed. */
  content: DialogContent | undefined;
  onClose(): void;
}

/** Draws a dialog with a message and one button. */
export function MessageDialog({ content, onClose }: MessageDialogProps) {
  return (
    <Dialog open={content !== undefined} heading={content?.title ?? ''} onClose={onClose}>
      {content && (
        <>
          <RichText nodes={content.text} />
          <button className="button" type="button" onClick={onClose}>
            {content.button.text}
          </button>
        </>
      )}
    </Dialog>
  );
}
