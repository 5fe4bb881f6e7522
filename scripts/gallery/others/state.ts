import type { Stage } from '../stage/stage.ts';
import type { GalleryState } from '../states/gallery-state.ts';

/** The paths of the site's pages below this one. */
export const HOME = '/health-insurance/overseas-visitors';

/** Longer than any picture takes, in milliseconds. */
export const LATE = 60_000;

type Own = Pick<GalleryState, 'id' | 'group' | 'step' | 'name' | 'address'> & Partial<GalleryState>;

/** A state beside those of the journeys, which content alone does not lead to. */
export function other(own: Own): GalleryState {
  return { way: [], shows: [], setting: {}, act: async () => {}, ...own };
}

/** The control of a field. */
export const control = ({ page }: Stage, name: string) => page.locator(`[name="${name}"]`);

/** A field with what stands around its control. */
export const field = ({ page }: Stage, name: string) => page.locator(`[data-field="${name}"]`);
