import './styles/index.css';
import { keepStepOnInPageLinks, tolerateTranslators } from './engine/mount/host-page.ts';
import { mountRoots } from './engine/mount/mount-roots.tsx';
import { setEntry } from './engine/mount/outdated.ts';
import { isTooOld, showTooOld } from './engine/mount/too-old.ts';
import { reportSystemError } from './ovhc/analytics/events.ts';

if (import.meta.hot) {
  const { startDevelopment } = await import('./dev/index.ts');
  await startDevelopment(import.meta.hot);
}

const PAGES = {
  'root-ovhc-quote-landing': () => import('./ovhc/pages/landing/index.tsx'),
  'root-ovhc-quote': () => import('./ovhc/pages/quote/index.tsx'),
  'root-ovhc-oaf': () => import('./ovhc/pages/application/index.tsx'),
  'root-form': () => import('./ovhc/pages/form/index.tsx'),
  'root-ovhc-quote-product-summary': () => import('./ovhc/pages/product-summary/index.tsx'),
};

tolerateTranslators();
setEntry(import.meta.url);
keepStepOnInPageLinks();
// a host page may lack the classic script, which checks the browser earlier
if (isTooOld()) showTooOld();
else mountRoots(PAGES, reportSystemError);
