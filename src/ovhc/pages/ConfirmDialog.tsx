import type { ConfirmDialog as Content } from '#types/content/confirm-dialog';
import { fill, fillNodes, type Values } from '../../engine/fill.ts';
import { Dialog } from '../../engine/ui/Dialog.tsx';
import { RichText } from '../../engine/ui/RichText.tsx';

interface ConfirmDialogProps {
  content: Content;
  /** The values for the {placeholders} in the texts. */
  values?: Values;
  open: boolean;
  onConfirm(): void;
  /** Called when the visitor keeps what there is. */
  onCancel(): void;
  /** Called when the dialog is closed in any other way. By default, that keeps it too. */
  onClose?: () => void;
}

/** Asks before something that a visitor has is deleted or changed. */
export function ConfirmDialog({
  content,
  values = {},
  open,
  onConfirm,
  onCancel,
  onClose = onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} heading={fill(content.title, values)} onClose={onClose}>
      <RichText nodes={fillNodes(content.text, values)} />
      <div className="dialog-buttons">
        <button className="button" type="button" onClick={onCancel}>
          {fill(content.cancel.text, values)}
        </button>
        <button className="button-quiet" type="button" onClick={onConfirm}>
          {fill(content.confirm.text, values)}
        </button>
      </div>
    </Dialog>
  );
}
