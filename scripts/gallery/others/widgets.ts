import { failing, unanswered } from '../setting/faults.ts';
import { chosenQuote } from '../setting/people.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { field, HOME, other } from './state.ts';
import type { Say } from './words.ts';

/** What other widgets show by themselves while they are used. */
export function widgets(say: Say): readonly GalleryState[] {
  const application = { group: 'Widgets', setting: { quote: chosenQuote({}) } };
  const words = (name: string) =>
    say('steps/quote/select-cover.json', `/uiSchema/hcfBundleId/ui:options/${name}`);
  const cards = {
    group: 'Widgets',
    step: 'Product cards',
    address: `${HOME}/get-a-quote#select-cover`,
    setting: { quote: chosenQuote({ coverType: 'D' }) },
  };
  return [
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
      ...cards,
      id: 'widgets/product-cards/none',
      name: 'No products',
      way: ['ovhcPathToPurchase fails'],
      shows: [words('empty'), words('failed')],
      setting: { ...cards.setting, faults: [failing('ovhcPathToPurchase')] },
    }),
    other({
      ...cards,
      id: 'widgets/product-cards/loading',
      name: 'On their way',
      way: ['ovhcPathToPurchase is not answered'],
      shows: [words('loading')],
      setting: { ...cards.setting, faults: [unanswered('ovhcPathToPurchase')] },
    }),
  ];
}
