import '../../../src/styles/index.css';
import { onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Product } from '#types/data/product';
import type { VisaType } from '#types/data/visa-type';
import quoteContent from '../../../content/pages/quote.json?content';
import { requireRuntime } from '../../../src/engine/validators/runtime.ts';
import { page as quotePage } from '../../../src/ovhc/pages/quote/index.tsx';
import { clearQuote, quoteStore, updateQuote } from '../../../src/ovhc/store/quote-store.ts';

export const holiday: VisaType = { code: '417', name: 'Working Holiday visa', isSupported: true };
export const student: VisaType = { code: '500', name: 'Student visa', isSupported: false };

export function aProduct(id: string, weekly: string): Product {
  return {
    productInfo: {
      hcfBundleId: id,
      packageName: `${id} Visitor Cover`,
      coverSummaryHeading: 'For visas that ask for cover',
      coverSummaryFeatures: [
        { feature: 'Emergency ambulance', inclusionStatus: 'included' },
        { feature: 'Dental', inclusionStatus: 'partial' },
        { feature: 'Pregnancy', inclusionStatus: 'excluded' },
      ],
      pdsDocUrl: `/documents/${id}.pdf`,
      pdsDocumentLinkTitle: `${id} disclosure statement (PDF)`,
      quoteTitle: `Your ${id} quote`,
      productSummaryPageUrl: `/health-insurance/overseas-visitors/${id.toLowerCase()}`,
    },
    prices: [{ priceWeekly: weekly, YearlyPrice: '1645.80', hospitalCode: 'HV3', excessCode: 'G' }],
  };
}

/** Opens the page in the author's editor until the test ends. */
export function editAsAuthor(): void {
  document.documentElement.classList.add('aem-AuthorLayer-Edit');
  onTestFinished(() => document.documentElement.classList.remove('aem-AuthorLayer-Edit'));
}

interface DrawOptions {
  quote?: Parameters<typeof updateQuote>[0];
  products?: (address: string) => readonly Product[] | Response | Promise<readonly Product[]>;
}

/** Draws the quote page at a step, with a server that has two visas. */
export async function drawQuote(hash: string, { quote = {}, products = () => [] }: DrawOptions = {}) {
  clearQuote();
  updateQuote(quote);
  history.replaceState(null, '', location.pathname + hash);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const answer = address.includes('visatypes') ? [holiday, student] : await products(address);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    clearQuote();
    history.replaceState(null, '', location.pathname);
  });
  const element = await quotePage.prepare(quoteContent(requireRuntime));
  const screen = await render(<div className="root">{element}</div>);
  const productCalls = () => asked.filter((address) => address.includes('ovhcPathToPurchase'));
  return { ...screen, productCalls, quote: () => quoteStore.getState() };
}
