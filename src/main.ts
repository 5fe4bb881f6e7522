import './styles/index.css';
import { keepStepOnInPageLinks, tolerateTranslators } from './engine/mount/host-page.ts';
import { mountRoots } from './engine/mount/mount-roots.tsx';
import { setEntry } from './engine/mount/outdated.ts';
import { isTooOld, showTooOld } from './engine/mount/too-old.ts';
import { reportEngineEvent } from './ovhc/analytics/events.ts';
import { startMonitoring } from './ovhc/monitoring/start.ts';
import { PAGES } from './pages.ts';

if (import.meta.hot) {
  const { startDevelopment } = await import('./dev/index.ts');
  await startDevelopment(import.meta.hot);
}

if (import.meta.env.VITE_MONITORING_ADDRESS) startMonitoring(import.meta.url);
tolerateTranslators();
setEntry(import.meta.url);
keepStepOnInPageLinks();
// a host page may lack the classic script, which checks the browser earlier
if (isTooOld()) showTooOld(document);
else mountRoots(PAGES, reportEngineEvent);
