import type { Confirmation } from '#types/data/confirmation';
import { chooseProduct } from '../../ovhc/actions/choose-product.ts';
import { quoteChanges } from '../../ovhc/application/quote-answers.ts';
import { fetchProducts } from '../../ovhc/backend/products.ts';
import { later, today } from '../../ovhc/quote/days.ts';
import { frequencyOf } from '../../ovhc/quote/prices.ts';
import { selectionOf } from '../../ovhc/quote/selection.ts';
import { saveConfirmation } from '../../ovhc/store/confirmation-store.ts';
import { draftStore, updateDraft } from '../../ovhc/store/draft-store.ts';
import { clearQuote, quoteStore, updateQuote } from '../../ovhc/store/quote-store.ts';
import { fetchJourneys } from '../journeys.ts';
import { takeVisit } from './go.ts';
import { answeredBefore } from './visit.ts';

/** An application that was accepted. */
const accepted = (): Confirmation => ({
  mn: '12345678',
  coverstdt: later(today(), { days: 30 }),
  amt: '137.15',
  productName: quoteStore.getState().productName ?? 'Extended Visitor Cover',
  idType: 'orderID',
  orderId: '12345678',
});

/** Has the quote be for a product that is sold for it: the one that was chosen, else the first. */
async function takeProduct(): Promise<void> {
  const quote = quoteStore.getState();
  const selection = selectionOf(quote);
  if (!selection || !quote.hcfBundleId) return;
  const products = await fetchProducts(selection);
  const product =
    products.find(({ productInfo }) => productInfo.hcfBundleId === quote.hcfBundleId) ?? products[0];
  if (product) chooseProduct(product, frequencyOf(quote.paymentFrequency), quote.excessCode);
}

/**
 * Brings about what belongs to the visit that has led here, if one has: by the site's own stores, as if a visitor had
 * answered everything before.
 */
export async function arrive(): Promise<void> {
  const visit = takeVisit();
  if (!visit) return;
  const { quote, draft, isTold, isConfirmed } = answeredBefore(await fetchJourneys(), visit);
  const kept = visit.typed
    ? { quote: { ...quoteStore.getState(), ...(!isTold && visit.typed) }, draft: draftStore.getState() }
    : { quote: {}, draft: {} };

  clearQuote();
  if (isConfirmed) return saveConfirmation(accepted());
  const answers: Readonly<Record<string, unknown>> = { ...draft, ...kept.draft };
  updateQuote({ ...quote, ...kept.quote, ...(visit.typed && { coverType: visit.cover }) });
  updateQuote(quoteChanges(answers, today()).quote);
  await takeProduct();
  updateDraft(answers);
}
