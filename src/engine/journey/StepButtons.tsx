import type { StepButtons as Buttons } from '#types/content/step';
import { Icon, icons } from '../ui/Icon.tsx';

interface StepButtonsProps {
  buttons: Buttons;
  valid: boolean;
  onPrevious: (() => void) | undefined;
}

/** Back as a quiet link, on as the one filled button. Next stands first in the code, so that Enter means it. */
export function StepButtons({ buttons: { previous, next }, valid, onPrevious }: StepButtonsProps) {
  return (
    <div className="step-buttons">
      {next && (
        <button className="button" type="submit" disabled={!valid}>
          {next.text}
        </button>
      )}
      {previous && onPrevious && (
        <button className="button-quiet" type="button" onClick={onPrevious}>
          <Icon shape={icons.chevronLeft} />
          {previous.text}
        </button>
      )}
    </div>
  );
}
