import { leave } from '../stage/fill-form.ts';
import type { GalleryState } from '../states/gallery-state.ts';
import { control, field, HOME, other } from './state.ts';

const landing = { group: 'Pages', step: 'Landing', address: HOME };

/** The pages that are no steps: where a visit begins, and where nothing is. */
export const pages: readonly GalleryState[] = [
  other({ ...landing, id: 'pages/landing/empty', name: 'Nothing entered', frame: 'page' }),
  other({
    ...landing,
    id: 'pages/landing/message',
    name: 'A visa that there is not',
    way: ['visaType: moon'],
    async act(stage) {
      await control(stage, 'visaType').fill('moon');
      await leave(stage.page);
      await field(stage, 'visaType').getByRole('alert').waitFor();
    },
  }),
  other({
    ...landing,
    id: 'pages/landing/alert',
    name: 'A visa without cover',
    way: ['visaType: Student visa'],
    async act(stage) {
      await control(stage, 'visaType').fill('Student visa');
      await stage.page.getByRole('option').first().click();
      await field(stage, 'visaType').locator('.alert').waitFor();
      await leave(stage.page);
    },
  }),
  other({
    id: 'pages/not-found/whole',
    group: 'Pages',
    step: 'A page that is not there',
    name: 'As it is',
    address: `${HOME}/no-such-page`,
    frame: 'page',
  }),
];
