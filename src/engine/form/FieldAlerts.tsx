import { useStore } from 'zustand';
import type { Alert as AlertContent } from '#types/content/alert';
import { useEngine } from '../engine-context.ts';
import { Alert } from '../ui/Alert.tsx';
import { useForm } from './form-context.ts';

/**
 * The alerts whose condition holds over the form's answers and facts. The region stands there from the start,
 * so that assistive technology hears an alert arrive.
 */
export function FieldAlerts({ alerts }: { alerts: readonly AlertContent[] }) {
  const { rules } = useEngine();
  const { store } = useForm();
  const holding = useStore(store, (state) => {
    const data = { ...state.facts, ...state.visible };
    return alerts.map((alert) => (rules.test(alert.when, data) ? '1' : '0')).join('');
  });
  return (
    <div className="alerts" role="status">
      {alerts.map(
        (alert, index) => holding[index] === '1' && <Alert key={alert.title ?? index} {...alert} />,
      )}
    </div>
  );
}
