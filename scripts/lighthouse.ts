import lighthouse from 'lighthouse';
import puppeteer, { type Browser } from 'puppeteer-core';
import type { SavedQuote } from '#types/data/saved-quote';
import { median } from './bench/median.ts';
import { CHROMIUM_FLAGS, ensureChromium } from './browsers.ts';
import { readContent } from './content/read.ts';
import { run } from './process.ts';
import { buildSite, DIST } from './site/build.ts';
import { siteModel } from './site/model.ts';
import { createServer } from './site/server.ts';
import { formatTable } from './table.ts';

const RUNS = 5;
/** The minimum of each category's median, from 0 to 100. */
const MINIMUM = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof MINIMUM;
const CATEGORIES = Object.keys(MINIMUM) as Category[];

/** The quote of a visitor who has chosen a product. */
const QUOTE: SavedQuote = {
  visaType: [{ code: '417', name: 'Working Holiday visa', isSupported: true }],
  coverType: 'S',
  age: 34,
  paymentFrequency: 'M',
  excessCode: 'N',
  hcfBundleId: 'OVHC-EXTENDED',
  productName: 'Extended Visitor Cover',
};
/** The pages to measure, by the last part of their address, with what the browser has stored. */
const PAGES: readonly { name: string; path: string; quote?: SavedQuote }[] = [
  { name: 'landing', path: '' },
  { name: 'wizard', path: '/get-a-quote' },
  { name: 'product page', path: '/extended-visitor-cover', quote: QUOTE },
  { name: 'application', path: '/application-form', quote: QUOTE },
];

interface Result {
  scores: Record<Category, number>;
  /** The audits that cost points, except those of the performance, which depend on the machine. */
  failed: string[];
}

/** Runs Lighthouse on a page, as a phone that visits the site for the first time. */
async function measure(
  browser: Browser,
  origin: string,
  address: string,
  quote?: SavedQuote,
): Promise<Result> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    if (quote) {
      await page.goto(`${origin}/icon.svg`);
      await page.evaluate((text) => localStorage.setItem('ovhcQuoteData', text), JSON.stringify(quote));
    }
    const flags = { onlyCategories: CATEGORIES, disableStorageReset: true };
    const result = await lighthouse(address, flags, undefined, page);
    if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
    const { categories, audits } = result.lhr;
    const scoreOf = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
    const failed = CATEGORIES.filter((name) => name !== 'performance').flatMap(
      (name) =>
        categories[name]?.auditRefs
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${id}: ${audits[id]?.title}`) ?? [],
    );
    const scores = Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)]));
    return { scores: scores as Record<Category, number>, failed };
  } finally {
    await context.close();
  }
}

async function measureAll(browser: Browser, origin: string, home: string): Promise<boolean> {
  const rows: string[][] = [['', ...CATEGORIES, '']];
  const failed = new Set<string>();
  for (const { name, path, quote } of PAGES) {
    const results: Result[] = [];
    for (let count = 0; count < RUNS; count += 1)
      results.push(await measure(browser, origin, `${origin}${home}${path}`, quote));
    const medians = CATEGORIES.map((each) => median(results.map(({ scores }) => scores[each])));
    const isWithin = CATEGORIES.every((each, index) => (medians[index] ?? 0) >= MINIMUM[each]);
    rows.push([name, ...medians.map(String), isWithin ? 'ok' : 'TOO LOW']);
    for (const audit of results.flatMap((result) => result.failed)) failed.add(`${name}: ${audit}`);
  }
  console.log(`\nLighthouse, mobile, medians of ${RUNS} runs:\n\n${formatTable(rows, [0])}`);
  for (const audit of failed) console.log(audit);
  return rows.every((row) => row.at(-1) !== 'TOO LOW');
}

run(async () => {
  await buildSite();
  const { home } = siteModel(readContent()).site;
  const server = createServer({ dist: DIST, home });
  const origin = await server.listen({ host: '127.0.0.1', port: 0 });
  const executablePath = ensureChromium('measure');
  const browser = await puppeteer.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  try {
    if (!(await measureAll(browser, origin, home))) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
});
