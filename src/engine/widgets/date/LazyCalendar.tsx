import { useEngine } from '../../engine-context.ts';
import { RetryNote } from '../../ui/RetryNote.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import type { CalendarProps } from './Calendar.tsx';
import { loadCalendar } from './load-calendar.ts';

/**
 * Draws a calendar and loads its code first. It mounts after the dialog has opened, because only then can a day take
 * the focus.
 */
export function LazyCalendar(props: CalendarProps) {
  const { texts } = useEngine();
  const { status, result, tryAgain } = useLazyModule(loadCalendar, true, 'on demand');
  if (result) return <result.Calendar {...props} />;
  return (
    <div>
      {status === 'reading' && (
        <p className="calendar-loading" role="status">
          {texts.loading}
        </p>
      )}
      <RetryNote status={status} failed={texts.date.unavailable} onRetry={tryAgain} />
    </div>
  );
}
