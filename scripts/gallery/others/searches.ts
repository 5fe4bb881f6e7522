import { failing, unanswered } from '../setting/faults.ts';
import { chosenQuote } from '../setting/people.ts';
import type { Stage } from '../stage/stage.ts';
import type { GalleryState, Words } from '../states/gallery-state.ts';
import { control, field, HOME, other } from './state.ts';
import type { Say } from './words.ts';

/** Resolves once a search says such words. */
async function said({ page }: Stage, { target }: Words): Promise<void> {
  await page.locator('.typeahead-status', { hasText: target.text }).waitFor();
}

/** One that the sandbox knows. */
const STREET = '12 SMITH STREET';

const found = ({ page }: Stage) => page.getByRole('option').filter({ hasText: STREET }).first();

async function typeStreet(stage: Stage): Promise<void> {
  await control(stage, 'address').fill(STREET);
  await found(stage).waitFor();
}

/** What the search for a visa shows while it is used. */
export function visaSearches(say: Say): readonly GalleryState[] {
  const texts = (name: string) => say('texts.json', `/typeahead/${name}`);
  const options = (name: string) => say('fields.json', `/ui/visaType/ui:options/${name}`);
  const visa = {
    group: 'Widgets',
    step: 'Search',
    address: `${HOME}/get-a-quote#visa-type`,
    frame: 'page' as const,
  };
  return [
    other({
      ...visa,
      id: 'widgets/typeahead/prompt',
      name: 'Gone into',
      shows: [texts('prompt')],
      async act(stage) {
        await control(stage, 'visaType').focus();
        await said(stage, texts('prompt'));
      },
    }),
    other({
      ...visa,
      id: 'widgets/typeahead/searching',
      name: 'Its list on the way',
      way: ['visatypes is not answered'],
      shows: [texts('searching')],
      setting: { faults: [unanswered('visatypes')] },
      async act(stage) {
        await control(stage, 'visaType').fill('visa');
        await said(stage, texts('searching'));
      },
    }),
    other({
      ...visa,
      id: 'widgets/typeahead/open',
      name: 'With its list',
      async act(stage) {
        await control(stage, 'visaType').fill('visa');
        await stage.page.getByRole('option').first().waitFor();
      },
    }),
    other({
      ...visa,
      id: 'widgets/typeahead/none',
      name: 'Nothing found',
      shows: [texts('empty'), options('emptyHelp'), options('browse')],
      async act(stage) {
        await control(stage, 'visaType').fill('moon');
        await said(stage, texts('empty'));
      },
    }),
  ];
}

/** What the search for an address shows while it is used. */
export function addressSearches(say: Say): readonly GalleryState[] {
  const words = (name: string) => say('fields.json', `/ui/address/ui:options/${name}`);
  const quote = chosenQuote({});
  const address = {
    group: 'Widgets',
    step: 'Address',
    address: `${HOME}/application-form#contact-details`,
    setting: { quote, draft: { currentLocation: 'yes' as const } },
  };
  return [
    other({
      ...address,
      id: 'widgets/address/open',
      name: 'With its list',
      shows: [words('notListed')],
      act: typeStreet,
    }),
    other({
      ...address,
      id: 'widgets/address/retrieving',
      name: 'A chosen address on the way',
      way: ['kleber answers the search alone'],
      shows: [words('retrieving')],
      setting: {
        ...address.setting,
        faults: [{ call: 'kleber', fault: 'delay', ms: 0, times: 1 }, unanswered('kleber')],
      },
      async act(stage) {
        await stage.page.locator('.price-line-now[data-status="current"]').waitFor();
        await typeStreet(stage);
        await found(stage).click();
        await said(stage, words('retrieving'));
      },
    }),
    other({
      ...address,
      id: 'widgets/address/search-failed',
      name: 'The search fails',
      way: ['kleber fails'],
      shows: [words('searchFailed'), words('searchAgain')],
      setting: { ...address.setting, faults: [failing('kleber')] },
      async act(stage) {
        await control(stage, 'address').fill(STREET);
        await field(stage, 'address').locator('.alert').waitFor();
      },
    }),
    other({
      ...address,
      id: 'widgets/address/suburb-unknown',
      name: 'A suburb that there is not',
      shows: [words('helpText2')],
      setting: {
        quote,
        draft: {
          currentLocation: 'no',
          intendedAddress: { isManual: true, addresslineOne: '1 Main Street' },
        },
      },
      async act(stage) {
        await control(stage, 'suburb').fill('Atlantis');
        await field(stage, 'suburb').locator('.alert').waitFor();
      },
    }),
  ];
}
