import { HOME } from '../forms.ts';
import { failing, unanswered } from '../setup.ts';
import { find, type OpenPage } from '../state.ts';
import { chosenQuote } from '../visitors.ts';
import { control, field, statesIn, textsIn } from './state.ts';

const typeaheadTexts = (...names: readonly string[]) =>
  textsIn('texts.json', ...names.map((name) => `/typeahead/${name}`));
const uiTexts = (name: string, ...options: readonly string[]) =>
  textsIn('fields.json', ...options.map((option) => `/ui/${name}/ui:options/${option}`));

const typeVisa = (text: string) => (opened: OpenPage) => control(opened, 'visaType').fill(text);

const typeahead = statesIn(
  'widgets/typeahead',
  { group: 'Widgets', step: 'Search', address: `${HOME}/get-a-quote#visa-type`, frame: 'page' },
  {
    prompt: {
      name: 'Focused',
      texts: typeaheadTexts('prompt'),
      act: (opened) => control(opened, 'visaType').focus(),
    },
    searching: {
      name: 'Its list is loading',
      texts: typeaheadTexts('searching'),
      faults: [unanswered('visatypes')],
      act: typeVisa('visa'),
    },
    open: {
      name: 'With its list, and a line selected',
      isWide: true,
      act: async (opened) => {
        await typeVisa('visa')(opened);
        await opened.page.getByRole('option').first().waitFor();
        await control(opened, 'visaType').press('ArrowDown');
      },
    },
    none: {
      name: 'Nothing found',
      texts: [...typeaheadTexts('empty'), ...uiTexts('visaType', 'emptyHelp', 'browse')],
      act: typeVisa('moon'),
    },
  },
);

const STREET = '12 SMITH STREET';

async function typeStreet(opened: OpenPage): Promise<void> {
  await control(opened, 'address').fill(STREET);
}

const foundStreet = ({ page }: OpenPage) => page.getByRole('option').filter({ hasText: STREET }).first();

const address = statesIn(
  'widgets/address',
  {
    group: 'Widgets',
    step: 'Address',
    address: `${HOME}/application-form#contact-details`,
    setup: { quote: chosenQuote(), draft: { currentLocation: 'yes' } },
    frame: '[data-step]',
  },
  {
    open: {
      name: 'With its list',
      texts: uiTexts('address', 'notListed'),
      act: async (opened) => {
        await typeStreet(opened);
        await foundStreet(opened).waitFor();
      },
    },
    retrieving: {
      name: 'A chosen address is loading',
      texts: uiTexts('address', 'retrieving'),
      faults: [{ call: 'kleber', fault: 'delay', ms: 0, times: 1 }, unanswered('kleber')],
      act: async (opened) => {
        await find(opened, '.price-line-now[data-status="current"]').waitFor();
        await typeStreet(opened);
        await foundStreet(opened).click();
      },
    },
    'search-failed': {
      name: 'The search fails',
      texts: uiTexts('address', 'searchFailed', 'searchAgain'),
      faults: [failing('kleber')],
      act: typeStreet,
    },
    'suburb-unknown': {
      name: 'A suburb that does not exist',
      texts: uiTexts('address', 'helpText2'),
      setup: {
        draft: {
          currentLocation: 'no',
          intendedAddress: { isManual: true, addresslineOne: '1 Main Street' },
        },
      },
      act: (opened) => control(opened, 'suburb').fill('Atlantis'),
    },
  },
);

const dateAndList = statesIn(
  'widgets',
  { group: 'Widgets', step: 'Others', address: HOME, setup: { quote: chosenQuote({ coverType: 'P' }) } },
  {
    'date/calendar': {
      name: 'A date with its calendar',
      address: `${HOME}/application-form#cover-start`,
      frame: 'dialog',
      act: async (opened) => {
        await field(opened, 'coverStart').getByRole('button').click();
        await opened.page.getByRole('grid').waitFor();
      },
    },
    'list/two': {
      name: 'A list with two items',
      address: `${HOME}/application-form#dependants-details`,
      frame: 'step',
      act: async (opened) => {
        await field(opened, 'dependants').locator('.list > .button-quiet').click();
        await field(opened, 'dependants').locator('.list-remove').first().waitFor();
      },
    },
  },
);

const cardTexts = (...names: readonly string[]) =>
  textsIn(
    'steps/quote/select-cover.json',
    ...names.map((name) => `/uiSchema/hcfBundleId/ui:options/${name}`),
  );

const productCards = statesIn(
  'widgets/product-cards',
  {
    group: 'Widgets',
    step: 'Product cards',
    address: `${HOME}/get-a-quote#select-cover`,
    setup: { quote: chosenQuote({ coverType: 'D' }) },
    frame: 'step',
  },
  {
    none: {
      name: 'No products',
      texts: cardTexts('empty', 'failed'),
      faults: [failing('ovhcPathToPurchase')],
    },
    loading: {
      name: 'The products are loading',
      isWide: true,
      texts: cardTexts('loading'),
      faults: [unanswered('ovhcPathToPurchase')],
    },
  },
);

export const widgets = [...typeahead, ...address, ...dateAndList, ...productCards];
