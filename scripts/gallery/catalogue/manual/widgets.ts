import { HOME } from '../forms.ts';
import { chosenQuote, unanswered } from '../setup.ts';
import { click, fill, type ManualGroup, press, waitFor } from './state.ts';

const typeahead: ManualGroup = {
  folder: 'widgets/typeahead',
  step: 'Search',
  address: `${HOME}/get-a-quote#visa-type`,
  frame: 'page',
  texts: 'texts.json#/typeahead/',
  states: {
    prompt: ['Focused', { texts: 'prompt' }, (page) => page.locator('[name="visaType"]').focus()],
    searching: [
      'Its list is loading',
      { texts: 'searching', pending: 'visatypes' },
      fill('visaType', 'visa'),
    ],
    open: [
      'With its list, and a line selected',
      { isWide: true },
      [fill('visaType', 'visa'), waitFor('[role="option"]'), press('[name="visaType"]', 'ArrowDown')],
    ],
    none: [
      'Nothing found',
      {
        texts: [
          'empty',
          ...['emptyHelp', 'browse'].map((name) => `fields.json#/ui/visaType/ui:options/${name}`),
        ],
      },
      fill('visaType', 'moon'),
    ],
  },
};

const STREET = '[role="option"]:has-text("12 SMITH STREET")';
const typeStreet = fill('address', '12 SMITH STREET');

const address: ManualGroup = {
  folder: 'widgets/address',
  step: 'Address',
  address: `${HOME}/application-form#contact-details`,
  setup: { quote: chosenQuote(), draft: { currentLocation: 'yes' } },
  frame: '[data-step]',
  texts: 'fields.json#/ui/address/ui:options/',
  states: {
    open: ['With its list', { texts: 'notListed' }, [typeStreet, waitFor(STREET)]],
    retrieving: [
      'A chosen address is loading',
      {
        texts: 'retrieving',
        faults: [{ call: 'kleber', fault: 'delay', ms: 0, times: 1 }, unanswered('kleber')],
      },
      [waitFor('.price-line-now[data-status="current"]'), typeStreet, click(STREET)],
    ],
    'search-failed': [
      'The search fails',
      { texts: ['searchFailed', 'searchAgain'], failing: 'kleber' },
      typeStreet,
    ],
    'suburb-unknown': [
      'A suburb that does not exist',
      {
        texts: 'helpText2',
        setup: {
          draft: {
            currentLocation: 'no',
            intendedAddress: { isManual: true, addresslineOne: '1 Main Street' },
          },
        },
      },
      fill('suburb', 'Atlantis'),
    ],
  },
};

const dateAndList: ManualGroup = {
  folder: 'widgets',
  step: 'Others',
  setup: { quote: chosenQuote({ coverType: 'P' }) },
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
  setup: { quote: chosenQuote({ coverType: 'D' }) },
  frame: 'step',
  texts: 'steps/quote/select-cover.json#/uiSchema/hcfBundleId/ui:options/',
  states: {
    none: ['No products', { texts: ['empty', 'failed'], failing: 'ovhcPathToPurchase' }],
    loading: ['The products are loading', { isWide: true, texts: 'loading', pending: 'ovhcPathToPurchase' }],
  },
};

export const widgetGroups = [typeahead, address, dateAndList, productCards];
