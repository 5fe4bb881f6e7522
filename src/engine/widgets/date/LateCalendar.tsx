import { useEffect, useState } from 'react';
import { useEngine } from '../../engine-context.ts';
import type { CalendarProps } from './Calendar.tsx';
import { loadCalendar } from './load-calendar.ts';

type CalendarModule = Awaited<ReturnType<typeof loadCalendar>>;

/**
 * A calendar, fetched as it is drawn; one that could not be fetched is asked for again as it is drawn the next time.
 * That it comes late each time lets its dialog open first: only then can a day take the focus.
 */
export function LateCalendar(props: CalendarProps) {
  const { texts } = useEngine();
  const [module, setModule] = useState<CalendarModule | 'failed'>();
  useEffect(() => {
    loadCalendar().then(setModule, (error: unknown) => {
      console.error('The calendar could not be fetched.', error);
      setModule('failed');
    });
  }, []);

  if (module === 'failed') return <p role="alert">{texts.date.unavailable}</p>;
  if (module) return <module.Calendar {...props} />;
  return (
    <p className="calendar-loading" role="status">
      {texts.loading}
    </p>
  );
}
