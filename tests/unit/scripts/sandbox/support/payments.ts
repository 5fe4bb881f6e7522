import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, vi } from 'vitest';
import type { PaymentParamsAnswer } from '#types/api/paymentParams';
import type { PreSubmissionRecord } from '#types/api/preSubmission';
import type { CardFrameMessage } from '#types/events/card-frame';
import requests from '../../../../../scripts/api/sample-requests.json' with { type: 'json' };
import { createCardFrame } from '../../../../../scripts/sandbox/card-frame/server.ts';
import { createStore } from '../../../../../scripts/sandbox/store.ts';
import { answerOf, startSandbox } from './sandbox.ts';

export const SITE = 'http://127.0.0.1:8080';
export const FRAME = 'http://127.0.0.1:8081';

export const PAYMENT = { paymentType: 'oneoff', amount: '148.20' };
export const CARD = { number: '4111 1111 1111 1111', expiry: '12/40', cvv: '123' };
/** The references of two applications. */
export const [REFERENCE, OTHER_REFERENCE] = ['0a'.repeat(16), '0b'.repeat(16)] as const;

/** A record without the reference, because each submission needs a new one. */
type Unsent = Omit<PreSubmissionRecord, 'submissionReference'>;

/** A single aged 30 who pays weekly for Extended Visitor Cover from a bank account. */
export const BY_ACCOUNT = requests.application as Unsent;

/** Starts a sandbox with its card frame, and returns the requests of a page. */
export async function paymentServers() {
  const store = createStore(FRAME);
  const frame = await createCardFrame(store, [SITE]);
  afterAll(() => frame.close());
  afterEach(() => void vi.useRealTimers());
  const sandbox = startSandbox({ store });
  const { post } = sandbox;

  /** @param reference the application's reference */
  const askParams = (reference?: string, amount = PAYMENT.amount) => {
    const query = reference ? `?reference=${reference}` : '';
    return post(`/hcf/paymentParams${query}`, { ...PAYMENT, amount }, { origin: SITE });
  };
  /** Returns the signed query for a new frame. */
  const sign = async (reference?: string, amount?: string) =>
    ((await answerOf(askParams(reference, amount))) as PaymentParamsAnswer).paramString;

  const postToFrame = (url: string, payload: object) => frame.inject({ method: 'POST', url, payload });
  const enter = (card: object, params: string) =>
    postToFrame('/card-form/tokens', { ...CARD, ...card, params });

  /** Returns the frame's messages for a card, in a new frame. */
  const messages = async (card: object = {}, amount?: string): Promise<CardFrameMessage[]> =>
    (await answerOf(enter(card, await sign(undefined, amount)))).messages;

  /** Returns a record paid with a new token for a card. */
  async function byCard(card: object = {}, amount?: string): Promise<Unsent> {
    const token = (await messages(card, amount)).find((message) => message.type === 'token');
    if (token?.type !== 'token') throw new Error('the card frame gave no token');
    const { accountName: _, bsbNumber: __, accountNumber: ___, ...terms } = requests.application;
    return { ...terms, debitType: 'C', ...token.card, amount: terms.amount } as Unsent;
  }

  /** Submits a record, by default with a new reference. */
  const submit = (record: object) =>
    post('/hcf/preSubmission', { submissionReference: randomBytes(16).toString('hex'), ...record });

  return { ...sandbox, store, frame, askParams, sign, postToFrame, enter, messages, byCard, submit };
}
