import { HOME } from '../forms.ts';
import { chosenQuote, unanswered } from '../setup.ts';
import { click, fill, type ManualGroup, press, waitFor } from './state.ts';

const typeahead: ManualGroup = {
  folder: 'widgets/typeahead',
  step: 'Search',
  address: `${HOME}/get-a-quote#visa-type`,
  frame: 'page',
  states: {
    prompt: ['Focused', {}, (page) => page.locator('[name="visaType"]').focus()],
    searching: ['Its list is loading', { pending: 'visatypes' }, fill('visaType', 'visa')],
    open: [
      'With its list, and a line selected',
      { isWide: true },
      [fill('visaType', 'visa'), waitFor('[role="option"]'), press('[name="visaType"]', 'ArrowDown')],
    ],
    none: ['Nothing found', {}, fill('visaType', 'moon')],
  },
};

const STREET = '[role="option"]:has-text("12 SMITH STREET")';
const MANUAL = { isManual: true, addresslineOne: '1 Main Street' };
const typeStreet = fill('address', '12 SMITH STREET');

const address: ManualGroup = {
  folder: 'widgets/address',
  step: 'Address',
  address: `${HOME}/application-form#contact-details`,
  quote: chosenQuote(),
  draft: { currentLocation: 'yes' },
  frame: '[data-step]',
  states: {
    open: ['With its list', {}, [typeStreet, waitFor(STREET)]],
    retrieving: [
      'A chosen address is loading',
      { faults: [{ call: 'kleber', fault: 'delay', ms: 0, times: 1 }, unanswered('kleber')] },
      [waitFor('.price-line-now[data-status="current"]'), typeStreet, click(STREET)],
    ],
    'search-failed': ['The search fails', { failing: 'kleber' }, typeStreet],
    'suburb-unknown': [
      'A suburb that does not exist',
      { draft: { currentLocation: 'no', intendedAddress: MANUAL } },
      fill('suburb', 'Atlantis'),
    ],
  },
};

const dateAndList: ManualGroup = {
  folder: 'widgets',
  step: 'Others',
  quote: chosenQuote({ coverType: 'P' }),
  states: {
    'date/calendar': [
      'A date with its calendar',
      { address: `${HOME}/application-form#cover-start`, frame: 'dialog' },
      [click('[data-field="coverStart"] button'), waitFor('[role="grid"]')],
    ],
    'list/two': [
      'A list with two items',
      { address: `${HOME}/application-form#dependants-details`, frame: 'step' },
      [click('[data-field="dependants"] .list > .button-quiet'), waitFor('.list-remove')],
    ],
  },
};

const productCards: ManualGroup = {
  folder: 'widgets/product-cards',
  step: 'Product cards',
  address: `${HOME}/get-a-quote#select-cover`,
  quote: chosenQuote({ coverType: 'D' }),
  frame: 'step',
  states: {
    none: ['No products', { failing: 'ovhcPathToPurchase' }],
    loading: ['The products are loading', { isWide: true, pending: 'ovhcPathToPurchase' }],
  },
};

export const widgetGroups = [typeahead, address, dateAndList, productCards];
