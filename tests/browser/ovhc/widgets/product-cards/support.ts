import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { aProduct, drawQuote, holiday } from '../../quote-page.tsx';

export const saved = { visaType: [holiday], coverType: 'S', age: 35 };
export const four = ['Basic', 'Essential', 'Plus', 'Premium'].map((id, at) => aProduct(id, `${at + 1}1.50`));

/** Draws the step, by default with four products. */
export const draw = (options: Parameters<typeof drawQuote>[1] = {}) =>
  drawQuote('#select-cover', { quote: saved, products: () => four, ...options });

export const card = (name: string) => page.getByRole('article', { name: `${name} Visitor Cover` });
export const inclusions = (name: string) =>
  card(name)
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
export const empty = page.getByText('Please update your selection');

/** Stops links and mocks console.error. @returns a function that restores both */
export function stayOnPage(): () => void {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const stay = (event: Event) =>
    event.target instanceof Element && event.target.closest('a') && event.preventDefault();
  addEventListener('click', stay);
  return () => {
    removeEventListener('click', stay);
    vi.restoreAllMocks();
  };
}
