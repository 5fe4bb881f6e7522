import { chosenQuote } from '../setting/people.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { control, field, HOME, other } from './state.ts';

const application = { group: 'Widgets', setting: { quote: chosenQuote({}) } };
const wizard = { group: 'Widgets', setting: { quote: chosenQuote({ coverType: 'D' }) } };

/** What widgets show by themselves while they are used. */
export const widgets: readonly GalleryState[] = [
  other({
    ...application,
    id: 'widgets/typeahead/open',
    step: 'Search',
    name: 'With its list',
    address: `${HOME}/get-a-quote#visa-type`,
    setting: {},
    frame: 'page',
    async act(stage) {
      await control(stage, 'visaType').fill('visa');
      await stage.page.getByRole('option').first().waitFor();
    },
  }),
  other({
    ...application,
    id: 'widgets/date/calendar',
    step: 'Date',
    name: 'With its calendar',
    address: `${HOME}/application-form#cover-start`,
    frame: 'dialog',
    async act(stage) {
      await field(stage, 'coverStart').getByRole('button').click();
      await stage.page.getByRole('grid').waitFor();
    },
  }),
  other({
    ...application,
    id: 'widgets/list/two',
    step: 'List',
    name: 'With two entries',
    address: `${HOME}/application-form#dependants-details`,
    setting: { quote: chosenQuote({ coverType: 'P' }) },
    async act(stage) {
      await field(stage, 'dependants').locator('.list > .button-quiet').click();
      await field(stage, 'dependants').locator('.list-remove').first().waitFor();
    },
  }),
  other({
    ...application,
    id: 'widgets/address/suburb-unknown',
    step: 'Address',
    name: 'A suburb that there is not',
    address: `${HOME}/application-form#contact-details`,
    setting: {
      ...application.setting,
      draft: { currentLocation: 'no', intendedAddress: { isManual: true, addresslineOne: '1 Main Street' } },
    },
    async act(stage) {
      await control(stage, 'suburb').fill('Atlantis');
      await field(stage, 'suburb').locator('.alert').waitFor();
    },
  }),
  other({
    ...wizard,
    id: 'widgets/product-cards/none',
    step: 'Product cards',
    name: 'No products',
    way: ['ovhcPathToPurchase fails'],
    address: `${HOME}/get-a-quote#select-cover`,
    setting: { ...wizard.setting, faults: [{ call: 'ovhcPathToPurchase', fault: 'status', status: 503 }] },
  }),
  other({
    ...wizard,
    id: 'widgets/product-cards/loading',
    step: 'Product cards',
    name: 'On their way',
    way: ['ovhcPathToPurchase is not answered'],
    address: `${HOME}/get-a-quote#select-cover`,
    setting: { ...wizard.setting, faults: [{ call: 'ovhcPathToPurchase', fault: 'delay', ms: 60_000 }] },
  }),
];
