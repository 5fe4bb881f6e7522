import './upload-progress.css';
import { useEngine } from '../../../engine/engine-context.ts';
import { fill } from '../../../engine/fill.ts';
import { Text } from '../../../engine/ui/Text.tsx';

interface UploadProgressProps {
  /** The part that was sent, from 0 to 1. The button stays at 1 for its focus. */
  progress: number;
  onCancel(): void;
}

/** Shows how much of the files the network has taken. After that the end is not known, and nothing can be cancelled. */
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
