type Answer = boolean | undefined;

const says = (mode: string | null | undefined): Answer => (mode ? mode === 'edit' : undefined);

function cookie(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** The places that can set the author edit mode, in order of precedence (decisions "Pages"). */
const SIGNALS: readonly (() => Answer)[] = [
  () => {
    const mode = document.querySelector<HTMLElement>('[data-author-mode]')?.dataset.authorMode;
    return mode === undefined ? undefined : mode !== 'false';
  },
  () => says(document.querySelector<HTMLMetaElement>('meta[property="cq:wcmmode"]')?.content),
  () =>
    [document.documentElement, document.body].some((el) => el.classList.contains('aem-AuthorLayer-Edit')) ||
    undefined,
  () => says(new URLSearchParams(location.search).get('wcmmode')),
  () => says(cookie('wcmmode')),
];

/**
 * Returns true if the page is in the author's editor. This disables redirects and analytics and unlocks nothing,
 * because visitors can set it too. If in doubt, returns false.
 */
export function isAuthorMode(): boolean {
  // the build draws pages for visitors
  if (typeof document === 'undefined') return false;
  try {
    for (const signal of SIGNALS) {
      const answer = signal();
      if (answer !== undefined) return answer;
    }
  } catch (error) {
    console.warn('Author mode could not be read. The page behaves as for a visitor.', error);
  }
  return false;
}
