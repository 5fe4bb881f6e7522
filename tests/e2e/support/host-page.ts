import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { BACKEND_ROOTS } from '../../../scripts/api/calls.ts';
import { backendProxy } from '../../../scripts/site/backend-proxy.ts';
import { APPLICATION, LANDING, QUOTE } from './data.ts';

const BOOTSTRAP = createRequire(import.meta.url).resolve('bootstrap/dist/css/bootstrap.min.css');
const CMS = join(import.meta.dirname, '../../fixtures/host-page/cms.css');

/** The paths of the page: without styles of its own, and with those of Bootstrap and a content management system. */
export const PLAIN = '/plain';
export const STYLED = '/styled';

/** The path of a form page, which is on the page with the same path. */
export const EVENT = '/community-day';

/** The root elements on the pages at the paths that the content names. Each other page shows a product. */
const ROOTS: Readonly<Record<string, string>> = {
  [LANDING]: 'root-ovhc-quote-landing',
  [QUOTE]: 'root-ovhc-quote',
  [APPLICATION]: 'root-ovhc-oaf',
  [EVENT]: 'root-form',
};

const rootAt = (path: string) =>
  `<div id="${ROOTS[path] ?? 'root-ovhc-quote-product-summary'}" data-page="${path}"></div>`;

/** A cookie with the base of the page. */
const BASE_COOKIE = /base=([^;]+)/;

/** Returns a page of an insurer's own site, which has only the loader of ours. */
function pageOf(site: string, styles: readonly string[], root = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Our insurance</title>
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
<script type="module" src="${site}/embed.js"></script>
</head>
<body>
<nav class="navbar bg-body-tertiary"><a class="navbar-brand" href="#contact">Contact us</a></nav>
<main class="container content">
<h1>Our insurance</h1>
<p>We cover <a href="/elsewhere">many things</a>.</p>
<form><label class="form-label" for="search">Search</label> <input class="form-control" id="search">
<button class="btn btn-primary button" type="button">Search</button></form>
<ul class="list-group"><li class="list-group-item field">One</li><li class="list-group-item alert">Two</li></ul>
<table class="table"><tr><th>Cover</th><td>Yes</td></tr></table>
<section id="roots">${root}</section>
<p id="contact" tabindex="-1">Call us.</p>
</main>
</body>
</html>`;
}

/** Returns what the page's policy allows: only what docs/embedding.md asks for. */
function policyOf(site: string, cardFrame: string): string {
  return [
    "default-src 'none'",
    `script-src ${site}`,
    `style-src 'self' ${site}`,
    `font-src ${site}`,
    `connect-src 'self' ${site}`,
    `frame-src ${cardFrame}`,
    // Bootstrap's icons
    'img-src data:',
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Creates the server of a page that is not ours, and passes calls on to the site. It isn't listening yet.
 * @param site the origin of the site
 * @param cardFrame the origin of its card frame
 */
export function createHostPage(site: string, cardFrame: string): FastifyInstance {
  const app = Fastify();
  const pages = new Map([
    [PLAIN, pageOf(site, [])],
    [STYLED, pageOf(site, ['/bootstrap.css', '/cms.css'])],
  ]);
  for (const path of [LANDING, `${LANDING}/:page`, EVENT, ...pages.keys()])
    app.get(path, async ({ url, headers }, reply) => {
      const html = pages.get(url) ?? pageOf(site, [], rootAt(new URL(url, site).pathname));
      const [, base = ''] = BASE_COOKIE.exec(headers.cookie ?? '') ?? [];
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policyOf(site, cardFrame))
        .send(base ? html.replace('<title>', `<base href="${decodeURIComponent(base)}">$&`) : html);
    });
  for (const [path, file] of [
    ['/bootstrap.css', BOOTSTRAP],
    ['/cms.css', CMS],
  ] as const)
    app.get(path, async (_request, reply) => reply.type('text/css').send(readFileSync(file)));
  // the tests ask the sandbox
  app.register(backendProxy, { backend: site, roots: [...BACKEND_ROOTS, 'sandbox'] });
  return app;
}
