import type { Pages } from './engine/mount/mount-roots.tsx';

/** The pages of this product, by the id of their root element. */
export const PAGES: Pages = {
  'root-ovhc-quote-landing': () => import('./ovhc/pages/landing/index.tsx'),
  'root-ovhc-quote': () => import('./ovhc/pages/quote/index.tsx'),
  'root-ovhc-oaf': () => import('./ovhc/pages/application/index.tsx'),
  'root-form': () => import('./ovhc/pages/form/index.tsx'),
  'root-ovhc-quote-product-summary': () => import('./ovhc/pages/product-summary/index.tsx'),
};
