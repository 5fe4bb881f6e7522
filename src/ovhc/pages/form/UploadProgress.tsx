import './upload-progress.css';
import { useEngine } from '../../../engine/engine-context.ts';
import { fill } from '../../../engine/fill.ts';
import { Text } from '../../../engine/ui/Text.tsx';

interface UploadProgressProps {
  /** The part that was sent, from 0 to 1. */
  progress: number;
  onCancel(): void;
}

/**
 * Shows how much of the files was sent. Until the network has taken all, the visitor can cancel; then the end is not known,
 * because the last part can be on its way for long. The button stays for its focus.
 */
export function UploadProgress({ progress, onCancel }: UploadProgressProps) {
  const { submit } = useEngine().texts;
  const isSent = progress >= 1;
  const percent = Math.floor(progress * 100);
  const text = fill(submit.progress, { percent });
  return (
    <div className="upload-progress">
      <progress value={isSent ? undefined : progress} aria-label={isSent ? submit.sending : text} />
      {!isSent && <Text>{text}</Text>}
      <button
        className="button-second"
        type="button"
        aria-disabled={isSent || undefined}
        onClick={isSent ? undefined : onCancel}
      >
        {submit.cancel}
      </button>
    </div>
  );
}
