import { LONG } from '../setting/faults.ts';
import type { Stage } from '../stage/stage.ts';
import type { GalleryState, Words } from '../states/gallery-state.ts';

/** The paths of the site's pages below this one. */
export const HOME = '/health-insurance/overseas-visitors';

type Own = Pick<GalleryState, 'id' | 'group' | 'step' | 'name' | 'address'> & Partial<GalleryState>;

/** A state beside those of the journeys, which content alone does not lead to. */
export function other(own: Own): GalleryState {
  return { way: [], shows: [], setting: {}, act: async () => {}, ...own };
}

/** Lets so much time pass that the page says that something takes long. */
export const waitLong = ({ page }: Stage): Promise<void> => page.clock.fastForward(LONG);

/** Resolves once a page says such words somewhere. */
export const said = ({ page }: Stage, { target }: Words): Promise<void> =>
  page.getByText(target.text, { exact: true }).filter({ visible: true }).first().waitFor();

/** The control of a field. */
export const control = ({ page }: Stage, name: string) => page.locator(`[name="${name}"]`);

/** A field with what stands around its control. */
export const field = ({ page }: Stage, name: string) => page.locator(`[data-field="${name}"]`);
