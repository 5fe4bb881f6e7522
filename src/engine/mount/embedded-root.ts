import { pageAddress } from '../page-address.ts';

/** A page of the site, for the element that shows it on a host page. */
export interface EmbeddedPage {
  /** The id of its root element. */
  root: string;
  /** Its address on the site, which tells pages with the same root element apart. */
  path: string;
  /** The path of its content module. */
  content: string;
  title: string;
  /** The message if it cannot be shown. */
  failure: string;
}

/** The files of a build, as paths from the site's own address. */
export interface EmbeddedSite {
  pages: readonly EmbeddedPage[];
  style: { href: string; integrity: string };
  /** The path of the variable font. */
  font: string;
  /** The message for old browsers. */
  tooOld: string;
}

/**
 * Returns the page for an element.
 * @throws Error if the element has to say which of several pages it shows, or names one that does not exist
 */
function findPage({ id, dataset }: HTMLElement, { pages }: EmbeddedSite): EmbeddedPage {
  const possible = pages.filter(({ root }) => root === id);
  const [only, ...others] = dataset.page ? possible.filter(({ path }) => path === dataset.page) : possible;
  if (only && others.length === 0) return only;
  const paths = possible.map(({ path }) => path).join(', ');
  const advice = paths ? `Set its data-page to one of ${paths}.` : 'The site has no page with this id.';
  throw new Error(`#${id}${dataset.page ? ` has the data-page ${dataset.page}` : ''}. ${advice}`);
}

function message(title: string, text: string, attribute: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'failure';
  element.setAttribute(attribute, '');
  const [heading, paragraph] = [document.createElement('h1'), document.createElement('p')];
  heading.textContent = title;
  paragraph.textContent = text;
  element.append(heading, paragraph);
  return element;
}

/** Returns placeholders until the page is drawn. */
function placeholders(): HTMLElement {
  const loading = document.createElement('div');
  loading.className = 'root-loading';
  loading.ariaHidden = 'true';
  for (const name of ['skeleton skeleton-heading', 'skeleton', 'skeleton']) {
    const shape = document.createElement('span');
    shape.className = name;
    loading.append(shape);
  }
  return loading;
}

function stylesheet({ href, integrity }: EmbeddedSite['style'], base: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(href, base).href;
  link.integrity = integrity;
  link.crossOrigin = 'anonymous';
  return link;
}

/** Returns the text size that the visitor has chosen in the browser, whatever the page's own styles say. */
function chosenTextSize(root: HTMLElement): string {
  root.style.fontSize = 'medium';
  const { fontSize } = getComputedStyle(root);
  root.style.fontSize = '';
  return fontSize;
}

/** Makes the links of a tree lead to paths of the page's own site, if the page has a `<base>`. */
function ignoreBase(tree: ShadowRoot): void {
  if (pageAddress('/') === '/') return;
  const changes = { childList: true, subtree: true, attributeFilter: ['href'] };
  new MutationObserver(() => {
    for (const link of tree.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
      link.href = pageAddress(link.getAttribute('href') ?? '');
  }).observe(tree, changes);
}

/**
 * Creates the root of a page in the shadow tree of an element, so that no style leaks in or out. It is hidden until its
 * stylesheet has loaded.
 * @param base the address to which the site's paths are relative
 * @throws Error if the site has no page for the element
 */
export function createEmbeddedRoot(element: HTMLElement, site: EmbeddedSite, base: string): HTMLElement {
  const { content, title, failure } = findPage(element, site);
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const root = document.createElement('div');
  root.className = 'root';
  root.dataset.content = new URL(content, base).href;
  const late = message(title, failure, 'data-failure');
  late.classList.add('failure-late');
  const tooOld = message(title, site.tooOld, 'data-too-old');
  tooOld.hidden = true;
  root.append(placeholders(), late, tooOld);
  root.hidden = true;
  const style = stylesheet(site.style, base);
  const show = () => {
    root.hidden = false;
  };
  style.addEventListener('load', show);
  style.addEventListener('error', () => {
    console.error(
      `${style.href} could not be loaded. Allow its origin in the style-src of this page's policy.`,
    );
    show();
  });
  shadow.replaceChildren(style, root);
  ignoreBase(shadow);
  root.style.setProperty('--rem', chosenTextSize(root));
  return root;
}

/** Makes the font of the site's styles known to the document, because a shadow tree cannot. */
export function loadFont({ font }: EmbeddedSite, base: string): void {
  const address = `url("${new URL(font, base).href}")`;
  document.fonts.add(new FontFace('Figtree Variable', address, { weight: '300 900', display: 'optional' }));
}
