import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';
import type { PaymentParamsAnswer } from '#types/api/paymentParams';
import type { DependentDetails, PreSubmissionRecord } from '#types/api/preSubmission';
import type { CardFrameMessage } from '#types/events/card-frame';
import { CardGateway } from '../../../../../scripts/sandbox/card-frame/gateway.ts';
import { createCardFrame } from '../../../../../scripts/sandbox/card-frame/server.ts';
import { sandbox } from '../../../../../scripts/sandbox/index.ts';
import type { OutboxContents } from '../../../../../scripts/sandbox/outbox.ts';

const newReference = () => randomBytes(16).toString('hex');

export const SITE = 'http://127.0.0.1:8080';
export const FRAME = 'http://127.0.0.1:8081';

export const CARD = { number: '4111 1111 1111 1111', expiry: '12/40', cvv: '123' };

/** A single of 30 who pays Extended Visitor Cover by the week, but for the means of payment. */
const TERMS = {
  commencementDate: '2026-11-20',
  title: 'Ms',
  gender: 'F',
  firstName: 'Amélie',
  lastName: 'O’Neill',
  birthDate: '1996-11-20',
  contactNumber: '0491570006',
  email: 'amelie@example.com',
  countryOfOrigin: 'FRA',
  visaSubclass: '417',
  visaExpiryDate: '2028-05-01',
  onshoreIndicator: 'onsite',
  residentialAddressLineOne: '48 Martin Place',
  residentialAddressLineTwo: '',
  residentialSuburb: 'SYDNEY',
  residentialState: 'NSW',
  residentialPostCode: '2000',
  switchFundFlag: 'N',
  scaleCode: 'S',
  productId: 'HV3 XV1',
  productName: 'Extended Visitor Cover',
  excessCode: 'A',
  quoteId: '',
  opportunityId: '',
  rebateFlag: 'N',
  rebateTier: -1,
  payNowFlag: 'Y',
  paymentFrequency: 'W',
  paymentStartDate: '2026-12-20',
  amount: '148.20',
  basePremium: '34.20',
  branchName: 'Corporate Banking',
} as const;

/** A record but for the reference, which each submission has of its own. */
export type Unsent = Omit<PreSubmissionRecord, 'submissionReference'>;

export const BY_ACCOUNT: Unsent = {
  ...TERMS,
  debitType: 'E',
  accountName: 'Amélie O’Neill',
  bsbNumber: '062000',
  accountNumber: '12345678',
};

export const PARTNER = {
  fam_spouse_title: 'Mr',
  fam_spouse_gender: 'M',
  fam_spouse_firstName: 'Noah',
  fam_spouse_lastName: 'O’Neill',
  fam_spouse_birthDate: '1995-03-01',
  fam_spouse_countryOfOrigin: 'NZL',
  fam_spouse_switchFundFlag: 'N',
} as const;

export const CHILD: DependentDetails = {
  title: 'Miss',
  gender: 'F',
  firstName: 'Zoë',
  lastName: 'O’Neill',
  birthDate: '2020-02-29',
  countryOfOrigin: 'FRA',
};

/** The sandbox and the card frame that pay together, and what a page does with them. */
export async function paymentServers() {
  const gateway = new CardGateway(FRAME);
  const frame = await createCardFrame({ gateway, siteOrigins: [SITE] });
  const app = Fastify();
  app.register(sandbox, { gateway });

  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, payload, headers });

  /** @param reference the application's */
  const askParams = (amount: string = TERMS.amount, reference?: string) => {
    const query = reference ? `?reference=${reference}` : '';
    return post(`/hcf/paymentParams${query}`, { paymentType: 'oneoff', amount }, { origin: SITE });
  };
  const params = async (amount?: string, reference?: string): Promise<PaymentParamsAnswer> =>
    (await askParams(amount, reference)).json();

  const enter = (card: object, paramString: string) =>
    frame.inject({
      method: 'POST',
      url: '/card-form/tokens',
      payload: { ...CARD, ...card, params: paramString },
    });

  /** What the frame is to say of a card that is new to it, in a frame of its own. */
  async function messages(card: object = {}, amount?: string): Promise<CardFrameMessage[]> {
    const { paramString } = await params(amount);
    return (await enter(card, paramString)).json<{ messages: CardFrameMessage[] }>().messages;
  }

  /** A record that is paid with a token just made of a card. */
  async function byCard(card: object = {}, amount?: string): Promise<Unsent> {
    const token = (await messages(card, amount)).find((message) => message.type === 'token');
    if (token?.type !== 'token') throw new Error('the card frame gave no token');
    return { ...TERMS, debitType: 'C', ...token.card, amount: TERMS.amount };
  }

  return {
    gateway,
    app,
    frame,
    post,
    askParams,
    params,
    enter,
    messages,
    byCard,
    /** Sends a record under a reference of its own, unless it has one. */
    submit: (record: object) =>
      post('/hcf/preSubmission', { submissionReference: newReference(), ...record }),
    outbox: async () => (await app.inject('/sandbox/outbox')).json<OutboxContents>(),
    reset: () => app.inject({ method: 'POST', url: '/sandbox/reset' }),
  };
}
