import { useStore } from 'zustand';
import type { Alert as AlertContent } from '#types/content/alert';
import { useEngine } from '../engine-context.ts';
import { AlertRegion } from '../ui/AlertRegion.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useForm } from './form-context.ts';

/** Shows the alerts whose condition holds for the form's answers and facts. Their texts may contain facts and earlier answers. */
export function FieldAlerts({ alerts }: { alerts: readonly AlertContent[] }) {
  const { validators } = useEngine();
  const { store } = useForm();
  const values = useStore(store, (state) => state.values);
  const holding = useStore(store, (state) => {
    const data = { ...state.facts, ...state.visible };
    return alerts.map((alert) => (validators.test(alert.when, data) ? '1' : '0')).join('');
  });
  const isHydrated = useHydrated();
  const shown = alerts.filter((_, index) => isHydrated && holding[index] === '1');
  return <AlertRegion alerts={shown} values={values} />;
}
