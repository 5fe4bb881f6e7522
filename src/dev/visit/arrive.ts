import type { Confirmation } from '#types/data/confirmation';
import { chooseProduct } from '../../ovhc/actions/choose-product.ts';
import { quoteChanges } from '../../ovhc/application/quote-answers.ts';
import { fetchProducts } from '../../ovhc/backend/products.ts';
import { later, today } from '../../ovhc/quote/days.ts';
import { frequencyOf } from '../../ovhc/quote/prices.ts';
import { selectionOf } from '../../ovhc/quote/selection.ts';
import { saveConfirmation } from '../../ovhc/store/confirmation-store.ts';
import { clearDraft, draftStore, updateDraft } from '../../ovhc/store/draft-store.ts';
import { FORM_KEY } from '../../ovhc/store/keys.ts';
import { clearQuote, quoteStore, updateQuote } from '../../ovhc/store/quote-store.ts';
import { storedRecord, TAB_AREAS } from '../../ovhc/store/storage.ts';
import { fetchJourneys } from '../journeys.ts';
import { endVisit, storedVisit } from './go.ts';
import { earlierAnswers, type Visit } from './visit.ts';

const sampleConfirmation = (): Confirmation => ({
  mn: '12345678',
  coverstdt: later(today(), { days: 30 }),
  amt: '137.15',
  productName: quoteStore.getState().productName ?? 'Extended Visitor Cover',
  idType: 'orderID',
  orderId: '12345678',
});

/** Chooses a product that is sold for the quote: the one that was chosen before, or the first. */
async function chooseSoldProduct(): Promise<void> {
  const quote = quoteStore.getState();
  const selection = selectionOf(quote);
  if (!selection || !quote.hcfBundleId) return;
  const products = await fetchProducts(selection);
  const product =
    products.find(({ productInfo }) => productInfo.hcfBundleId === quote.hcfBundleId) ?? products[0];
  if (product) chooseProduct(product, frequencyOf(quote.paymentFrequency), quote.excessCode);
}

/** Stores the answers of a form page, as if a visitor had given them. */
function prepareForm(page: string, answers: Readonly<Record<string, unknown>>): void {
  storedRecord(TAB_AREAS, FORM_KEY + page).write({ answers });
}

async function prepare(visit: Visit): Promise<void> {
  const { quote, draft, hasDraft, isConfirmed } = earlierAnswers(await fetchJourneys(), visit);
  const form = document.querySelector<HTMLElement>('[data-form]')?.dataset.form;
  if (form) return prepareForm(form, { ...quote, ...visit.typed });
  const current = visit.typed
    ? {
        quote: { ...quoteStore.getState(), ...(!hasDraft && visit.typed) },
        draft: { ...draftStore.getState(), application: undefined },
      }
    : { quote: {}, draft: {} };

  clearQuote();
  clearDraft();
  if (isConfirmed) return saveConfirmation(sampleConfirmation());
  const answers: Readonly<Record<string, unknown>> = { ...draft, ...current.draft };
  updateQuote({ ...quote, ...current.quote, ...(visit.typed && { coverType: visit.cover }) });
  updateQuote(quoteChanges(answers, today()).quote);
  updateDraft(answers);
  await chooseSoldProduct();
}

/**
 * Prepares the visit that led here, if any: fills the site's stores as if a visitor had answered all earlier steps. If
 * the page reloads meanwhile, it starts again.
 */
export async function arrive(): Promise<void> {
  const visit = storedVisit();
  if (!visit) return;
  await prepare(visit).finally(endVisit);
}
