import type { SiteJourney } from '../../journeys/site/site.ts';
import type { Filling, Frame, State } from './state.ts';

/** The address below which the site's pages are. */
export const HOME = '/health-insurance/overseas-visitors';

/** The path of the product summary. */
export const SUMMARY = { step: 'Product summary', address: `${HOME}/extended-visitor-cover` };

/** The dialog that sends a quote, and the button that opens it. */
export const EMAIL = { step: 'Email my quote', address: SUMMARY.address };
export const EMAIL_OPENER = '.summary-share > .button-quiet';

/** The place of a form outside the journeys. */
export interface PlaceOfForm
  extends Pick<State, 'step' | 'address' | 'frame'>,
    Pick<Filling, 'form' | 'opener'> {
  name: string;
  /** The frame of its empty state, where it differs. */
  emptyFrame?: Frame;
}

const FORMS: Readonly<Record<string, PlaceOfForm>> = {
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

export const formKey = ({ page, pointer }: SiteJourney): string => `${page}#${pointer}`;

/** Returns where a form is; undefined for one that the catalogue does not know. */
export const placeOfForm = (form: SiteJourney): PlaceOfForm | undefined => FORMS[formKey(form)];
