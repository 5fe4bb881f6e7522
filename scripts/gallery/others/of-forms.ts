import type { ContentFiles } from '../../content/read.ts';
import { findReaches } from '../../journeys/reaches.ts';
import { findSample } from '../../journeys/samples.ts';
import { readForms } from '../../journeys/site/read-site.ts';
import type { Site, SiteJourney } from '../../journeys/site/site.ts';
import type { GalleryState, GalleryStates } from '../states/gallery-state.ts';
import { statesOf } from '../states/of-journey.ts';
import { type FormOnSite, formKey, formOnSite } from './forms.ts';

/** That a form is there, no hash says. */
const withoutStep = (state: GalleryState): GalleryState => ({
  ...state,
  shows: state.shows.filter(({ target }) => target.kind !== 'step'),
});

function formStates(site: Site, read: SiteJourney, { name, setup, emptyFrame }: FormOnSite): GalleryStates {
  // its one step has no hash: it goes by its name, as those of journeys do by theirs
  const form = { ...read, steps: read.steps.map((step) => ({ ...step, hash: name })) };
  const samples = form.steps.flatMap((step) => {
    const sample = findSample(site, form, step);
    return sample ? [[step.hash, sample] as const] : [];
  });
  const map = { folder: 'pages', reaches: findReaches(site, form), samples: Object.fromEntries(samples) };
  const { states, notPictured } = statesOf(site, form, map, ({ shows }) => {
    const isEmpty = shows.some(({ target }) => target.kind === 'step');
    return { group: 'Pages', ...setup, ...(isEmpty && emptyFrame && { frame: emptyFrame }) };
  });
  return { states: states.map(withoutStep), notPictured };
}

/** The states of the forms outside the journeys, each walked as a journey of one step. */
export function statesOfForms(site: Site, files: ContentFiles): GalleryStates {
  const all = readForms(files).map((form): GalleryStates => {
    const known = formOnSite(form);
    if (known) return formStates(site, form, known);
    const reason =
      'The gallery does not know how to come to this form: say so in scripts/gallery/others/forms.ts.';
    return { states: [], notPictured: [{ id: `form ${formKey(form)}`, reason }] };
  });
  return {
    states: all.flatMap(({ states }) => states),
    notPictured: all.flatMap(({ notPictured }) => notPictured),
  };
}
