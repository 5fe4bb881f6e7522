import './styles/index.css';
import { mountRoots } from './engine/mount/mount-roots.tsx';

mountRoots({
  'root-ovhc-quote-landing': () => import('./ovhc/pages/landing/index.tsx'),
  'root-ovhc-quote': () => import('./ovhc/pages/quote/index.tsx'),
});

if (import.meta.hot) {
  const { followContent } = await import('./live-content.ts');
  followContent(import.meta.hot);
}
