import './application.css';
import { useSyncExternalStore } from 'react';
import type { LandingPage } from '#types/content/landing-page';
import { useLazyModule } from '../../../engine/ui/use-lazy-module.ts';
import { hasStoredApplication } from '../../store/has-application.ts';

const load = () => import('./ContinueApplication.tsx');
const noSubscription = () => () => {};

/** Loads the offer to continue this tab's application, if there is one. Its place is reserved until then. */
export function LazyApplication({ content }: { content: LandingPage }) {
  const isApplying = useSyncExternalStore(noSubscription, hasStoredApplication, () => false);
  const { result } = useLazyModule(load, isApplying, 'on demand');
  if (!isApplying) return null;
  return (
    <section className="continue-application" aria-busy={!result}>
      {result && <result.ContinueApplication content={content} />}
    </section>
  );
}
