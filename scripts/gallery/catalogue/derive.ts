import type { JourneyMap } from '#types/data/journeys';
import { controlName } from '../../../src/engine/form/paths.ts';
import type { ContentFiles } from '../../content/read.ts';
import { AROUND } from '../../journeys/format/texts.ts';
import { mapSite } from '../../journeys/map.ts';
import { findReaches } from '../../journeys/reaches.ts';
import { findSample } from '../../journeys/search/complete-step.ts';
import type { SiteField } from '../../journeys/site/fields.ts';
import { readSite, type SiteJourney, type SiteStep } from '../../journeys/site/site.ts';
import { orderOf } from './fill-form.ts';
import { formKey, type PlaceOfForm, placeOfForm } from './forms.ts';
import { formatInstructions } from './names.ts';
import { type PlannedJourney, type PlannedState, planStates } from './plan.ts';
import { siteQueries } from './site-queries.ts';
import type { Catalogue, DerivedState, NestedField, NotPictured } from './state.ts';
import { setupOf } from './visit-setup.ts';

type Place = Pick<DerivedState, 'group' | 'step' | 'address' | 'frame' | 'isWide' | 'form' | 'opener'>;

const nested = ({ name, schema, ui, path, inside }: SiteField): NestedField => ({
  name,
  schema,
  ui,
  path: controlName(path),
  inside: inside.map(nested),
});

function createState(step: SiteStep, planned: PlannedState, place: Place): DerivedState {
  const { id, name, visit, left, shows } = planned;
  const order = orderOf(step.entry.step.uiSchema);
  return {
    id,
    name,
    instructions: formatInstructions(visit, left),
    shows: shows.map(({ hash, target, file, line }) => ({ hash, target, file, line })),
    setup: setupOf(visit),
    ...place,
    filling: {
      fields: [...step.fields.values()].map(nested),
      ...(order && { order }),
      answers: visit.answers,
      left,
    },
  };
}

function statesOf(
  journey: SiteJourney,
  map: PlannedJourney,
  placeOf: (planned: PlannedState, step: SiteStep) => Place,
): Catalogue<DerivedState> {
  const plan = planStates(map, siteQueries(journey));
  const states: DerivedState[] = [];
  const notPictured: NotPictured[] = [...plan.notPictured];
  for (const planned of plan.states) {
    const step = journey.steps.find(({ hash }) => hash === planned.visit.hash) ?? journey.steps[0];
    try {
      if (step) states.push(createState(step, planned, placeOf(planned, step)));
    } catch (error) {
      notPictured.push({ id: planned.id, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { states, notPictured };
}

const isEmptyStep = ({ shows }: PlannedState) => shows.some(({ target }) => target.kind === 'step');

function statesOfJourney(journey: SiteJourney, map: JourneyMap): Catalogue<DerivedState> {
  const folder = map.file.replace(/^.*\/|\.json$/g, '');
  return statesOf(journey, { ...map, folder }, (planned, step) => ({
    group: journey.journey.name,
    step: planned.hash === '' ? AROUND : step.entry.step.heading,
    address: `${journey.path}#${step.hash}`,
    // what is around a step is the same in all its states
    frame: isEmptyStep(planned) ? 'main' : planned.hash === '' ? 'above-step' : 'step',
    isWide: isEmptyStep(planned),
    form: `[data-step="${step.hash}"]`,
  }));
}

function statesOfForm(
  form: SiteJourney,
  { name, emptyFrame, ...place }: PlaceOfForm,
): Catalogue<DerivedState> {
  for (const step of form.steps) step.hash = name;
  const samples = form.steps.flatMap((step) => {
    const sample = findSample(step);
    return sample ? [[step.hash, sample] as const] : [];
  });
  const map = { folder: 'pages', reaches: findReaches(form), samples: Object.fromEntries(samples) };
  const { states, notPictured } = statesOf(form, map, (planned) => ({
    group: 'Pages',
    ...place,
    isWide: isEmptyStep(planned),
    ...(isEmptyStep(planned) && emptyFrame && { frame: emptyFrame }),
  }));
  const withoutStep = ({ shows, ...state }: DerivedState) => ({
    ...state,
    shows: shows.filter(({ target }) => target.kind !== 'step'),
  });
  return { states: states.map(withoutStep), notPictured };
}

/** Derives the states of all journeys and forms that content has. */
export function deriveStates(files: ContentFiles): Catalogue<DerivedState> {
  const site = readSite(files);
  const journeys = mapSite(site).flatMap(({ journey, map }) =>
    map.page === '' ? [] : [statesOfJourney(journey, map)],
  );
  const forms = site.forms().map((form): Catalogue<DerivedState> => {
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
