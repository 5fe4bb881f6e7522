import type { Filling, Frame, State } from './state.ts';

/** The path that the paths of all pages begin with. */
export const HOME = '/health-insurance/overseas-visitors';

/** The product summary's step name and path. */
export const SUMMARY = { step: 'Product summary', address: `${HOME}/extended-visitor-cover` };

/** The dialog that emails a quote, and the button that opens it. */
export const EMAIL = { step: 'Email my quote', address: SUMMARY.address };
export const EMAIL_OPENER = '.summary-share > .button-quiet';

interface PlaceOfForm extends Pick<State, 'step' | 'address' | 'frame'>, Pick<Filling, 'form' | 'opener'> {
  name: string;
  /** For the empty state, if it differs. */
  emptyFrame?: Frame;
}

/** The places of the forms outside the journeys, by page and pointer. */
export const FORMS: Readonly<Record<string, PlaceOfForm>> = {
  'pages/landing.json#': {
    name: 'landing',
    step: 'Landing',
    address: HOME,
    form: '.landing-box > form',
    frame: '.landing-box',
    emptyFrame: 'page',
  },
  'pages/product-summary.json#/choices': {
    name: 'summary',
    ...SUMMARY,
    form: '.summary-panel',
    frame: 'main',
  },
  'pages/product-summary.json#/emailQuote': {
    name: 'email',
    ...EMAIL,
    form: 'dialog form.email-quote',
    opener: EMAIL_OPENER,
    frame: 'dialog',
  },
};
