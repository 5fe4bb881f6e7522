import type { FrameParams } from './frame-params.ts';

/** Declined cards after which no other is tried: whoever tries more is not looking for a card of their own. */
const MOST = 5;

/** Counts that are kept at a time. The one that has not grown for longest goes first. */
const KEPT = 10_000;

/** The application that a payment belongs to, or the payment alone. */
type Counted = Pick<FrameParams, 'reference'> & Partial<Pick<FrameParams, 'merchReference'>>;

const keyOf = ({ reference, merchReference = '' }: Counted) => reference ?? merchReference;

/** Counts the declined cards of each application. */
export class Declines {
  #counts = new Map<string, number>();

  add(payment: Counted): void {
    const key = keyOf(payment);
    const count = (this.#counts.get(key) ?? 0) + 1;
    // a Map keeps its keys in the order in which they were set
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest = ''] = this.#counts.keys();
    if (this.#counts.size > KEPT) this.#counts.delete(oldest);
  }

  areTooMany(payment: Counted): boolean {
    return (this.#counts.get(keyOf(payment)) ?? 0) >= MOST;
  }

  clear(): void {
    this.#counts.clear();
  }
}
