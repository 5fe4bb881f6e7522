import { type RefObject, useEffect } from 'react';

/** The dialog that keeps all but itself out of reach, if one is open; of several, the last in the document. */
const modal = () => [...document.querySelectorAll('dialog:modal')].at(-1);

/** Has the bar stand in the dialog that is open, for its form to be filled as well. */
export function useModal(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = bar.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const { host } = root;
    const follow = () => {
      const home = modal() ?? document.body;
      if (host.parentNode !== home) home.append(host);
    };
    const watch = new MutationObserver(follow);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [bar]);
}
