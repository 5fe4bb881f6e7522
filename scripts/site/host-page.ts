import type { Link, Site } from '#types/content/site';
import { FIRST_VIEW, type FirstViews } from '../../src/engine/mount/first-view.ts';
import type { StepModules } from '../../src/engine/mount/preload-step.ts';
import type { JsonPage } from '../content/compile/page.ts';
import { htmlDocument, escapeHtml as text } from './html.ts';
import type { DrawnFirstViews } from './prerender.ts';

/** A script or a stylesheet. Development has no hashes for its integrity, because Vite serves the sources. */
export interface PageAsset {
  href: string;
  integrity?: string;
}

/** The files of a page that browsers should fetch immediately. */
export interface PageAssets {
  script: PageAsset;
  /** The classic script for old browsers. Absent in development. */
  tooOldScript?: PageAsset;
  styles?: readonly PageAsset[];
  preloads?: readonly PageAsset[];
  /** The modules for other steps than those of the first views. */
  stepModules?: StepModules;
  /** The classic script that runs before the first paint. Absent in development, like the font. */
  beforePaintScript?: PageAsset;
  font?: string;
}

type About = Pick<JsonPage, 'title' | 'description'>;

function named({ href, integrity }: PageAsset): string {
  return `"${text(href)}"${integrity ? ` integrity="${text(integrity)}"` : ''}`;
}

/** Returns the colour of the browser's toolbars. The dark one is the header's (--paper in src/styles/tokens.css). */
const themeColor = (scheme: string, color: string) =>
  `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`;

/**
 * Returns the script that runs before the first paint. It is the first request of the page, so that it is there before
 * the stylesheet. If it never comes, nothing waits for it.
 */
export function beforePaint(
  { beforePaintScript, stepModules = {} }: Pick<PageAssets, 'beforePaintScript' | 'stepModules'>,
  firstViews?: FirstViews,
): string {
  if (!beforePaintScript) return '';
  const data = (name: string, value: object) => ` data-${name}="${text(JSON.stringify(value))}"`;
  return [
    `<script src=${named(beforePaintScript)} async fetchpriority="high"`,
    firstViews?.views.length ? data('first-views', firstViews) : '',
    Object.keys(stepModules).length > 0 ? data('step-modules', stepModules) : '',
    '></script>',
  ].join('');
}

/** Returns the link that loads the font early. Its address must be the stylesheet's. */
export const fontPreload = (font: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${text(font)}" crossorigin>`;

function head({ description }: About, assets: PageAssets, firstViews?: FirstViews): string[] {
  const { styles = [], font, preloads = [], tooOldScript, script } = assets;
  return [
    beforePaint(assets, firstViews),
    `<meta name="description" content="${text(description)}">`,
    // the colours before the stylesheet is loaded
    '<meta name="color-scheme" content="light dark">',
    themeColor('light', '#004d46'),
    themeColor('dark', '#1a262c'),
    '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    ...styles.map((style) => `<link rel="stylesheet" href=${named(style)}>`),
    ...(font ? [fontPreload(font)] : []),
    ...preloads.map((module) => `<link rel="modulepreload" href=${named(module)}>`),
    // first, because deferred scripts and modules run in document order
    ...(tooOldScript ? [`<script src=${named(tooOldScript)} defer></script>`] : []),
    `<script type="module" src=${named(script)}></script>`,
  ];
}

function footerLinks({ footerLinks: list }: Site): string {
  if (!list) return '';
  const newTab = `<span class="visually-hidden"> (${text(list.opensNewTab)})</span>`;
  const item = ({ text: label, href, external }: Link) =>
    external
      ? `<li><a href="${text(href)}" target="_blank" rel="noopener noreferrer">${text(label)}${newTab}</a></li>`
      : `<li><a href="${text(href)}">${text(label)}</a></li>`;
  return `<ul class="host-links" aria-label="${text(list.label)}">${list.links.map(item).join('')}</ul>\n`;
}

/** Returns a page around the product's root elements, like that of a host site. */
function hostPage(
  site: Site,
  about: About,
  assets: PageAssets,
  main: string,
  firstViews?: FirstViews,
): string {
  const body = `<a class="skip-link" href="#main">${text(site.skipLink)}</a>
<header class="host-header">
<div class="host-bar">
<a class="host-name" href="${text(site.home)}">${text(site.name)}</a>
<p class="host-call"><span class="host-call-label">${text(site.header.callLabel)}</span> <a href="${text(site.phoneHref)}">${text(site.phone)}</a></p>
</div>
</header>
<main id="main" class="host-main" tabindex="-1">
${main}
</main>
<footer class="host-footer">
<div class="host-foot">
${footerLinks(site)}${site.footer.map((line) => `<p>${text(line)}</p>`).join('\n')}
</div>
</footer>`;
  const title = `${about.title} | ${site.name}`;
  return htmlDocument(title, body, head(about, assets, firstViews), ' class="host"', site.language);
}

const shape = (name = '') => `<span class="skeleton${name && ` skeleton-${name}`}"></span>`;
const shapes = (count: number, name?: string) => Array.from({ length: count }, () => shape(name)).join('');

/**
 * Returns placeholders in the shape of a page. A journey with progress has stages above the step and a summary
 * beside it.
 */
function loadingShapes(page: JsonPage & { journey?: { progress?: { stages: readonly unknown[] } } }): string {
  const stages = page.journey?.progress?.stages.length;
  if (!stages) return `${shape('heading')}${shapes(2)}`;
  return [
    `<div class="loading-stages">${shapes(stages, 'stage')}</div>`,
    shape('line'),
    '<div class="loading-columns">',
    `<div class="loading-card">${shape('heading')}${shape()}${shapes(2, 'control')}${shape('button')}</div>`,
    `<div class="loading-card">${shapes(5)}</div>`,
    '</div>',
  ].join('');
}

/** Returns the first views of a page, hidden. */
export function firstViewElements(html: DrawnFirstViews['html'] = []): string {
  return html
    .map((view, index) => `<div id="${FIRST_VIEW}${index}" class="first-view" hidden>${view}</div>\n`)
    .join('');
}

/**
 * Returns a page with a root element for its content. Until the page is drawn the element contains placeholders or a
 * first view, a message that CSS shows if the page is never drawn, and a message for old browsers
 * (src/engine/mount/too-old.ts).
 */
export function contentPage(
  site: Site,
  page: JsonPage,
  contentAddress: string,
  assets: PageAssets,
  drawn?: DrawnFirstViews,
): string {
  const message = (sentence: string) => `<h1>${text(page.title)}</h1><p>${text(sentence)}</p></div>`;
  const form = page.name ? ` data-form="${text(page.name)}"` : '';
  const main = `<div id="${text(page.root)}"${form} class="root" data-content="${text(contentAddress)}">
<div class="root-loading" aria-hidden="true">${loadingShapes(page)}</div>
<div class="failure failure-late" data-failure>${message(page.texts.failure)}
<div class="failure" data-too-old hidden>${message(site.tooOld)}
<noscript><div class="failure">${message(site.noScript)}</noscript>
${firstViewElements(drawn?.html)}</div>`;
  return hostPage(site, page, assets, main, drawn?.firstViews);
}

/** Returns a page with a heading, a sentence and a link, for the 404 page and the member login. */
export function messagePage(site: Site, page: Site['notFound'], assets: PageAssets): string {
  const { heading: title, text: description, link } = page;
  const main = `<div class="root host-notice">
<h1>${text(title)}</h1>
<p>${text(description)}</p>
<p><a class="button" href="${text(link.href)}">${text(link.text)}</a></p>
</div>`;
  return hostPage(site, { title, description }, assets, main);
}
