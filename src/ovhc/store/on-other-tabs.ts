/**
 * Calls a function when another tab may have changed the browser's storage; also after Back, when the browser shows this
 * page as it was left.
 *
 * @returns a function that stops it
 */
export function onOtherTabs(take: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && take();
  // a tab that slept may have heard of nothing
  const onVisible = () => document.visibilityState === 'visible' && take();
  addEventListener('storage', take);
  addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('storage', take);
    removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
