/** What one card frame is for. All of it is signed. */
export interface FrameParams {
  /** Whose payments these are. */
  configId: string;
  paymentType: string;
  /** Another one for each payment. */
  merchReference: string;
  /** The application's; absent where the site gave none. */
  reference?: string;
  /** Dollars with two decimals. */
  amount: string;
  /** The origin of the page that the frame may speak to. */
  postMessageHost: string;
  /** When the frame is too old, in UTC: 2026-11-20T09:30:00.000Z */
  expires: string;
}

export type Payment = Omit<FrameParams, 'configId' | 'expires'>;

const CONFIG_ID = 'OVHC-SANDBOX';
/** In milliseconds: long enough to look for a card, and to be called away. */
const LIFETIME = 20 * 60_000;

export function paramsOf(payment: Payment): FrameParams {
  return { configId: CONFIG_ID, ...payment, expires: new Date(Date.now() + LIFETIME).toISOString() };
}

/** Returns those of a query string whose signature is right. */
export function readParams(query: URLSearchParams): FrameParams {
  const text = (name: keyof FrameParams) => query.get(name) ?? '';
  const reference = query.get('reference');
  return {
    configId: text('configId'),
    paymentType: text('paymentType'),
    merchReference: text('merchReference'),
    ...(reference && { reference }),
    amount: text('amount'),
    postMessageHost: text('postMessageHost'),
    expires: text('expires'),
  };
}
