import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from '../../../../../scripts/site/hosting/headers-file.ts';

const LINK = '</assets/style-1.css>; rel=preload; as=style';
const site = {
  home: '/health',
  backend: '',
  hosts: [],
  security: {
    headers: {
      'content-security-policy': "default-src 'none'",
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': 'same-origin',
    },
    overHttps: { 'content-security-policy': "default-src 'none'; report-to policy" },
  },
  roots: ['assets', 'health'],
  pages: ['404.html', 'health/index.html', 'health/quote/index.html'],
  link: LINK,
};

/** Returns the headers of an address, as Netlify and Cloudflare Pages document it: of all rules that match. */
function headersOf(address: string): string[] {
  const rules = headersFile(site)
    .trim()
    .split(/\n(?=\/)/);
  return rules.flatMap((rule) => {
    const [path = '', ...headers] = rule.split('\n');
    const isMatch = path.endsWith('*') ? address.startsWith(path.slice(0, -1)) : address === path;
    return isMatch ? headers.map((line) => line.trim()) : [];
  });
}

const SECURITY = [
  "content-security-policy: default-src 'none'; report-to policy",
  'x-frame-options: SAMEORIGIN',
];

test.each(['/health', '/health/', '/health/quote'])('_headers has the headers of the page %s', (address) => {
  expect(headersOf(address)).toEqual([
    ...SECURITY,
    'cache-control: no-cache',
    'cross-origin-resource-policy: same-origin',
    `link: ${LINK}`,
  ]);
});

const SHARED = ['access-control-allow-origin: *', 'cross-origin-resource-policy: cross-origin'];

test('_headers lets browsers keep assets, and sends the security headers with everything', () => {
  const forever = 'cache-control: public, max-age=31536000, immutable';
  expect(headersOf('/assets/main-1.js')).toEqual([...SECURITY, forever, ...SHARED]);
  expect(headersOf('/embed.js')).toEqual([...SECURITY, 'cache-control: no-cache', ...SHARED]);
  expect(headersOf('/unknown')).toEqual(SECURITY);
});

test('_redirects leads from the front page to the home page, and to the backend', () => {
  expect(redirectsFile(site)).toBe('/ /health 302\n');
  expect(redirectsFile({ ...site, backend: 'https://api.example.com/v1' }).split('\n')).toEqual([
    '/ /health 302',
    '/hcf/* https://api.example.com/v1/hcf/:splat 200',
    '/KleberWebService/* https://api.example.com/v1/KleberWebService/:splat 200',
    '/documents/* https://api.example.com/v1/documents/:splat 200',
    '',
  ]);
});
