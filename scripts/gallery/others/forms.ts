import type { SiteJourney } from '../../journeys/site/site.ts';
import type { Setup } from '../states/of-journey.ts';
import { EMAIL, openEmail } from './email.ts';
import { HOME } from './state.ts';
import { SUMMARY } from './summary.ts';

/** A form outside the journeys, as the gallery comes to it. */
export interface FormOnSite {
  /** What it is called in the names of pictures and targets. */
  name: string;
  setup: Omit<Setup, 'group'>;
  /** How much is pictured while nothing is entered, where that is more than later. */
  emptyFrame?: Setup['frame'];
}

/** By the page's content file, and where the form stands in it. */
const FORMS: Readonly<Record<string, FormOnSite>> = {
  'pages/landing.json#': {
    name: 'landing',
    setup: { step: 'Landing', address: HOME, form: '.landing-box > form' },
    emptyFrame: 'page',
  },
  'pages/product-summary.json#/choices': {
    name: 'summary',
    setup: { step: SUMMARY.step, address: SUMMARY.address, form: '.summary-panel' },
  },
  'pages/product-summary.json#/emailQuote': {
    name: 'email',
    setup: {
      step: EMAIL.step,
      address: EMAIL.address,
      form: 'dialog form.email-quote',
      open: openEmail,
      frame: 'dialog',
    },
  },
};

/** Where a form is known by the gallery; undefined for one that is new to it. */
export const formKey = ({ page, pointer }: SiteJourney): string => `${page}#${pointer}`;

export const formOnSite = (form: SiteJourney): FormOnSite | undefined => FORMS[formKey(form)];
