import type { Page } from '@playwright/test';
import type { Product } from '#types/data/product';
import type { SavedQuote } from '#types/data/saved-quote';
import { type CoverType, LANDING, QUOTE, type QuoteStep, WORKING_HOLIDAY } from '../data.ts';
import { sitePage } from './site.ts';

/** The landing page and the steps of the quote. */
export function wizardPage(page: Page) {
  const site = sitePage(page);
  const { field, step, storage } = site;
  const visaInput = page.getByRole('combobox', { name: 'Visa type' });
  const ageInput = page.getByRole('textbox', { name: 'Your age' });
  const partnerAgeInput = page.getByRole('textbox', { name: 'Your partner’s age' });
  const getAQuote = page.getByRole('button', { name: 'Get a quote', exact: true });
  const coverTile = (label: string) => field('coverType').getByText(label, { exact: true });

  async function chooseVisa({ name } = WORKING_HOLIDAY): Promise<void> {
    await visaInput.fill(name.slice(0, 6));
    await page.getByRole('option', { name }).click();
  }

  return {
    ...site,
    visaInput,
    ageInput,
    partnerAgeInput,
    getAQuote,
    coverTile,
    coverRadio: (code: CoverType) => field('coverType').locator(`input[name="coverType"][value="${code}"]`),
    cards: page.locator('[data-product]'),
    detailLinks: page.getByRole('link', { name: 'View details' }),
    chooseVisa,
    /** Opens the landing page, which clears a saved quote. */
    async openLanding() {
      await page.goto(LANDING);
      await visaInput.waitFor();
    },
    /** Opens a step. @param quote to store first */
    async open(hash: QuoteStep, quote?: SavedQuote) {
      if (quote) await storage.leave(quote);
      await page.goto(`${QUOTE}#${hash}`);
      await step(hash).waitFor();
    },
    changeProducts: (change: (products: Product[]) => Product[]) =>
      page.route('**/hcf/ovhc/ovhcPathToPurchase.*', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: change((await response.json()) as Product[]) });
      }),
  };
}

export type WizardPage = ReturnType<typeof wizardPage>;
