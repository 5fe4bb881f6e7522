import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SavedQuote } from '#types/data/saved-quote';
import { askPrice, keepPrice, type QuotedPrice } from '../actions/ask-price.ts';
import { today } from '../quote/days.ts';
import { priceKey } from '../quote/price-request.ts';
import { frequencyOf, priceFor } from '../quote/prices.ts';
import { quoteStore } from '../store/quote-store.ts';
import { useReturn } from './use-return.ts';

export type ShownPrice = Pick<QuotedPrice, 'amount' | 'frequency'>;

export interface PriceState {
  /** The last one known; it says itself how often it is paid. */
  price: ShownPrice | undefined;
  /**
   * none: the quote cannot be priced. updating: a newer one is on its way. outdated: a newer one was asked for, and
   * it did not come. unsold: the product is not sold for the quote.
   */
  status: 'none' | 'current' | 'updating' | 'outdated' | 'unsold';
  /** The current one, with all that is known of it. */
  quoted?: QuotedPrice;
}

/** The price that came with the product, if it is for the excess that is chosen. */
function knownPrice({ priceData, excessCode, paymentFrequency }: SavedQuote): ShownPrice | undefined {
  if (!priceData || priceData.excessCode !== excessCode) return undefined;
  const frequency = frequencyOf(paymentFrequency);
  const amount = priceFor(priceData, frequency);
  return amount === undefined ? undefined : { amount, frequency };
}

interface Answered {
  /** the priceKey that was asked for; undefined before the first answer */
  key?: string;
  price: ShownPrice | undefined;
  /** what came, to be kept; undefined where nothing did */
  quoted?: QuotedPrice | undefined;
  hasFailed?: boolean;
}

/**
 * The price of a quote, asked for anew with every change, and kept in the saved quote as soon as that is for the same.
 * A newer question makes an older answer void. A failed call is told to the console alone (§8); the next change asks
 * again, and so does coming back to the page.
 */
export function usePrice(quote: SavedQuote): PriceState {
  const key = priceKey(quote, today());
  const [last, setLast] = useState<Answered>(() => ({ price: knownPrice(quote) }));
  const returns = useReturn(last.hasFailed ?? false);

  // the key says all that matters of the quote
  const ask = useEffectEvent((signal: AbortSignal) => askPrice(quote, signal));
  // biome-ignore lint/correctness/useExhaustiveDependencies: coming back asks again
  useEffect(() => {
    if (!key) return;
    const abort = new AbortController();
    ask(abort.signal).then(
      (quoted) => setLast({ key, price: quoted, quoted }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('The price could not be fetched.', error);
        setLast(({ price }) => ({ key, price, hasFailed: true }));
      },
    );
    return () => abort.abort();
  }, [key, returns]);

  // a saved quote that is for the same, and has no price, is owed this one; one that another tab has priced keeps that
  const isOwed = useStore(
    quoteStore,
    (saved) => !saved.getPriceData && priceKey(saved, today()) === last.quoted?.pricedFor,
  );
  // before the paint: a price that is seen is kept
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is kept as it comes, and when it is owed
  useLayoutEffect(() => {
    if (last.quoted) keepPrice(last.quoted);
  }, [last, isOwed]);

  if (!key) return { price: undefined, status: 'none' };
  const { price, quoted } = last;
  if (last.key !== key) return { price, status: 'updating' };
  if (quoted) return { price, status: 'current', quoted };
  return { price, status: last.hasFailed ? 'outdated' : 'unsold' };
}
