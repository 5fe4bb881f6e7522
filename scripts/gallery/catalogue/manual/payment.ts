import type { Page } from 'playwright';
import type { SandboxFault } from '#types/api/sandboxFaults';
import { cardFormIn, fillCardForm } from '../../../../src/engine/widgets/card-frame/driver.ts';
import { SLOW } from '../setup.ts';
import type { Act } from '../state.ts';
import { click, fill, type ManualGroup, passTime, submitIncomplete, waitFor } from './state.ts';

/** A time longer than the page waits for the card form, in milliseconds. */
const CARD_FORM_LIMIT = 21_000;

const BROKEN: SandboxFault = { call: 'preSubmission', fault: 'malformed' };
const STEP = '[data-step="payment"]';

const cardForm = (page: Page) => page.locator('[data-field="cardForm"]');
const cardNumber = (page: Page) => cardFormIn(cardForm(page)).getByLabel('Card number');
const chooseCard = click('[name="paymentType"][value="creditCard"]');
const pay = click(`${STEP} button[type="submit"]`);

/** Waits for all amounts, because nothing else waits for them if a call gets no answer. */
const waitForPrice = [
  waitFor('.price-line-now[data-status="current"]'),
  ((page) => page.locator(`${STEP} .skeleton`).first().waitFor({ state: 'detached' })) satisfies Act,
];

const fillCard =
  (number: string): Act =>
  (page) =>
    fillCardForm(cardForm(page), number);
const payByCard = (number: string) => [chooseCard, fillCard(number), pay];

const enterBranch = [click('[name="paymentType"][value="bankAccount"]'), fill('bsbNumber', '062000')];

/** Fills in a bank account. The sandbox refuses some account numbers. */
const fillAccount = (number = '12345678') => [
  ...enterBranch,
  fill('accountName', 'Alex Novak'),
  waitFor('[data-field="bsbNumber"] .lookup-status:not(:empty)'),
  fill('accountNumber', number),
  click('[name="paymentagree"]'),
];
const payByAccount = (number?: string) => [...fillAccount(number), pay];
const payWithoutAnswer = [...waitForPrice, ...payByAccount(), waitFor(`${STEP} .spinner`)];

const settled: Act = (_, settle) => settle();

const PRICE = '**/hcf/getPrice';

/** Shows a price that the insurer has changed when the visitor pays. */
const showOldPrice: readonly Act[] = [
  (page) => page.route(PRICE, (route) => route.fulfill({ json: { Premium: '99.90' } })),
  (page) => page.reload(),
  ...waitForPrice,
];
const changePrice: Act = (page) => page.unroute(PRICE);

const PAYMENT = { folder: 'pages/payment', step: 'Payment', like: 'application/payment/empty' };

const step: ManualGroup = {
  ...PAYMENT,
  frame: 'step',
  states: {
    updating: ['The amounts are loading', { pending: 'getPrice' }, waitFor(`${STEP} .skeleton`)],
    challenge: [
      'The bank asks for a code',
      { instructions: 'A card that asks for one: 4000 0000 0000 0093', isWide: true },
      [
        ...payByCard('4000 0000 0000 0093'),
        (page) => cardFormIn(cardForm(page)).locator('iframe').contentFrame().getByLabel('Code').waitFor(),
      ],
    ],
    'bank-account': ['Filled in with a bank account', { isWide: true }, fillAccount()],
    sending: ['Being sent', { pending: 'preSubmission' }, payWithoutAnswer],
    'sending-slow': [
      'Being sent, longer than usual',
      { pending: 'preSubmission' },
      [...payWithoutAnswer, passTime(SLOW)],
    ],
    checking: [
      'The answer is lost, and asked for',
      { faults: [BROKEN], pending: 'preSubmissionOutcome' },
      payWithoutAnswer,
    ],
  },
};

const cardForms: ManualGroup = {
  ...PAYMENT,
  frame: '[data-field="cardForm"]',
  states: {
    'card-messages': [
      'The card form with its messages',
      { instructions: 'Enter in the card form' },
      [
        chooseCard,
        (page) => cardNumber(page).fill('4111'),
        (page) => cardNumber(page).press('Enter'),
        waitFor('[data-field="cardForm"] .field-error'),
      ],
    ],
    blocked: [
      'Too many declined cards',
      { faults: [{ call: 'paymentParams', fault: 'status', status: 429 }] },
      chooseCard,
    ],
    emptied: ['Filled in and empty again', {}, [chooseCard, fillCard('4111'), ...enterBranch, chooseCard]],
    'no-card-form': ['The card form fails', { failing: 'paymentParams' }, chooseCard],
    'card-form-late': [
      'The card form takes too long',
      { pending: 'paymentParams' },
      // the page tries a second time before it gives up
      [
        ...waitForPrice,
        chooseCard,
        waitFor('[data-field="cardForm"] .skeleton'),
        passTime(CARD_FORM_LIMIT),
        passTime(CARD_FORM_LIMIT),
      ],
    ],
  },
};

const branches: ManualGroup = {
  ...PAYMENT,
  frame: '[data-field="bsbNumber"]',
  states: {
    searching: ['The branch is loading', { pending: 'getBankBranch' }, [...waitForPrice, ...enterBranch]],
    'no-branch': ['The branch fails', { failing: 'getBankBranch' }, enterBranch],
  },
};

const dialogs: ManualGroup = {
  ...PAYMENT,
  frame: 'dialog',
  states: {
    failed: [
      'The card is declined',
      { instructions: 'A card that is declined: 4000 0000 0000 0002' },
      payByCard('4000 0000 0000 0002'),
    ],
    refused: [
      'The application is not accepted',
      { instructions: 'An account that is refused: 222222222' },
      payByAccount('222222222'),
    ],
    unknown: [
      'The answer is lost, and can’t be asked for',
      { faults: [BROKEN], failing: 'preSubmissionOutcome' },
      payByAccount(),
    ],
    'not-received': [
      'The answer is lost, and the insurer has no application',
      { faults: [BROKEN] },
      payByAccount(),
    ],
    'price-changed': [
      'The insurer has changed the price',
      { instructions: 'getPrice answers with another price until the visitor pays' },
      [...showOldPrice, ...fillAccount(), settled, changePrice, pay],
    ],
  },
};

const errorSummary: ManualGroup = {
  ...PAYMENT,
  folder: 'pages/error-summary',
  step: 'Error summary',
  frame: 'step',
  states: {
    payment: [
      'At #payment, with an empty card form',
      {},
      [chooseCard, (page) => cardNumber(page).waitFor(), submitIncomplete],
    ],
    'no-price': ['At #payment, without a price', { failing: 'getPrice' }, submitIncomplete],
  },
};

export const paymentGroups = [step, cardForms, branches, dialogs, errorSummary];
