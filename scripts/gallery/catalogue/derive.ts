import { controlName } from '../../../src/engine/form/paths.ts';
import type { ContentFiles } from '../../content/read.ts';
import { AROUND } from '../../journeys/format/texts.ts';
import { mapSite } from '../../journeys/map.ts';
import { findReaches } from '../../journeys/reaches.ts';
import { findSample } from '../../journeys/search/complete-step.ts';
import type { SiteField } from '../../journeys/site/fields.ts';
import { readSite, type SiteJourney, type SiteStep } from '../../journeys/site/site.ts';
import { formKey, type PlaceOfForm, placeOfForm } from './forms.ts';
import { formatInstructions } from './names.ts';
import { type PlannedJourney, type PlannedState, planStates } from './plan.ts';
import { siteQueries } from './site-queries.ts';
import type { Catalogue, Filling, NestedField, State } from './state.ts';
import { setupOf } from './visit-setup.ts';

type Place = Pick<State, 'group' | 'step' | 'address' | 'frame'> & Pick<Filling, 'form' | 'opener'>;

const nested = ({ name, schema, ui, path, inside }: SiteField): NestedField => ({
  name,
  schema,
  ui,
  path: controlName(path),
  inside: inside.map(nested),
});

const isEmptyStep = ({ shows }: PlannedState) => shows.some(({ target }) => target.kind === 'step');

function statesOf(
  journey: SiteJourney,
  map: PlannedJourney,
  placeOf: (planned: PlannedState, step: SiteStep) => Place,
): Catalogue {
  const plan = planStates(map, siteQueries(journey));
  const notPictured = [...plan.notPictured];
  const states = plan.states.flatMap((planned): State[] => {
    const { id, name, visit, left, shows } = planned;
    const step = journey.steps.find(({ hash }) => hash === visit.hash) ?? journey.steps[0];
    if (!step) return [];
    try {
      const { form, opener, ...place } = placeOf(planned, step);
      const inside = [...step.fields.values()].map(nested);
      const ui = step.entry.step.uiSchema ?? {};
      return [
        {
          id,
          name,
          instructions: formatInstructions(visit, left),
          shows: shows.map(({ hash, target, file, line }) => ({ hash, target, file, line })),
          setup: setupOf(visit),
          ...place,
          isWide: isEmptyStep(planned),
          filling: { form, opener, ui, inside, answers: visit.answers, left },
        },
      ];
    } catch (error) {
      notPictured.push({ id, reason: error instanceof Error ? error.message : String(error) });
      return [];
    }
  });
  return { states, notPictured };
}

function statesOfForm(form: SiteJourney, { name, emptyFrame, ...place }: PlaceOfForm): Catalogue {
  for (const step of form.steps) step.hash = name;
  const samples = Object.fromEntries(
    form.steps.flatMap((step) => {
      const sample = findSample(step);
      return sample ? [[step.hash, sample]] : [];
    }),
  );
  const map = { folder: 'pages', reaches: findReaches(form), samples };
  const { states, notPictured } = statesOf(form, map, (planned) => ({
    group: 'Pages',
    ...place,
    ...(isEmptyStep(planned) && emptyFrame && { frame: emptyFrame }),
  }));
  const withoutStep = ({ shows, ...state }: State) => ({
    ...state,
    shows: shows.filter(({ target }) => target.kind !== 'step'),
  });
  return { states: states.map(withoutStep), notPictured };
}

/** Derives the states of all journeys and forms in the content. */
export function deriveStates(files: ContentFiles): Catalogue {
  const site = readSite(files);
  const journeys = mapSite(site).flatMap(({ journey, map }) => {
    if (map.page === '') return [];
    const folder = map.file.replace(/^.*\/|\.json$/g, '');
    return statesOf(journey, { ...map, folder }, (planned, step) => ({
      group: journey.journey.name,
      step: planned.hash === '' ? AROUND : step.entry.step.heading,
      address: `${journey.path}#${step.hash}`,
      // the part around a step is the same in all its states
      frame: isEmptyStep(planned) ? 'main' : planned.hash === '' ? 'above-step' : 'step',
      form: `[data-step="${step.hash}"]`,
    }));
  });
  const forms = site.forms().map((form): Catalogue => {
    const place = placeOfForm(form);
    if (place) return statesOfForm(form, place);
    const reason =
      'The catalogue does not know where this form is: add it to scripts/gallery/catalogue/forms.ts.';
    return { states: [], notPictured: [{ id: `form ${formKey(form)}`, reason }] };
  });
  const all = [...journeys, ...forms];
  return {
    states: all.flatMap(({ states }) => states),
    notPictured: all.flatMap(({ notPictured }) => notPictured),
  };
}
