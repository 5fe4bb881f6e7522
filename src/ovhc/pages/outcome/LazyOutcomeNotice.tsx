import { useSyncExternalStore } from 'react';
import type { Alert } from '#types/content/alert';
import { useLazyModule } from '../../../engine/ui/use-lazy-module.ts';
import { KEYS } from '../../store/keys.ts';
import { onOtherTabs } from '../../store/other-tabs.ts';
import { SHARED, storedText } from '../../store/storage.ts';

const stored = storedText(SHARED, KEYS.submissions);
const load = () => import('./OutcomeNotice.tsx');

/** Loads OutcomeNotice only if this browser has submitted an application. */
export function LazyOutcomeNotice({ alerts }: { alerts: readonly Alert[] }) {
  const wasSent = useSyncExternalStore(
    onOtherTabs,
    () => stored.read() !== undefined,
    () => false,
  );
  const { result } = useLazyModule(load, wasSent, 'on demand');
  return wasSent && result ? <result.OutcomeNotice alerts={alerts} /> : null;
}
