import { whenIdle } from '../../engine/ui/use-lazy-module.ts';
import { isAuthorMode } from '../author-mode.ts';
import { keepRecords, record } from './record.ts';
import { isSampled } from './tab-record.ts';

declare global {
  interface Navigator {
    /** True if the visitor has asked sites not to share data about them (Global Privacy Control). */
    readonly globalPrivacyControl?: boolean;
  }
}

/** Returns true if this visit may be monitored. Visitors who opt out, authors and visits outside of the sample are not. */
function isMonitored(): boolean {
  if (navigator.globalPrivacyControl || isAuthorMode()) return false;
  return isSampled(Number(import.meta.env.VITE_MONITORING_SAMPLE));
}

/**
 * Starts monitoring if this visit may be monitored. It keeps what happens, and loads the module that measures and sends
 * once the page has loaded and is idle. If that fails, nothing is sent.
 * @param entry the address of the page's main script, which names the build
 */
export function startMonitoring(entry: string): void {
  if (!isMonitored()) return;
  keepRecords();
  addEventListener('error', record);
  addEventListener('unhandledrejection', record);
  const load = () =>
    whenIdle(
      () =>
        void import('./monitor.ts').then(
          ({ monitor }) => monitor(entry),
          () => {},
        ),
    );
  if (document.readyState === 'complete') load();
  else addEventListener('load', load, { once: true });
}
