import { orderProperties } from '@rjsf/utils';
import { controlName } from '../../../src/engine/form/paths.ts';
import { type JsonObject, objectOf } from '../../content/json.ts';
import type { ContentFiles } from '../../content/read.ts';
import { AROUND } from '../../journeys/format/texts.ts';
import { mapSite } from '../../journeys/map.ts';
import { findReaches } from '../../journeys/reaches.ts';
import { findSample } from '../../journeys/search/complete-step.ts';
import type { SiteField } from '../../journeys/site/fields.ts';
import { readSite, type SiteJourney } from '../../journeys/site/site.ts';
import { setupOf } from './facts.ts';
import { FORMS } from './forms.ts';
import { formatInstructions } from './names.ts';
import { type PlannedJourney, type PlannedState, planStates } from './plan.ts';
import type { Catalogue, Filling, NestedField, State } from './state.ts';

type OpenCatalogue = { [Part in keyof Catalogue]: Catalogue[Part][number][] };
type Place = Pick<State, 'group' | 'step' | 'address' | 'frame'> & Pick<Filling, 'form' | 'opener'>;

/** Returns fields and the fields inside them in the order of the content. @param around their form, list or group */
function inOrder(fields: readonly SiteField[], around: JsonObject): NestedField[] {
  const order = around['ui:order'] ?? objectOf(around.items)['ui:order'];
  const names = orderProperties(
    fields.map(({ name }) => name),
    Array.isArray(order) ? order.map(String) : undefined,
  );
  return fields
    .map(({ name, schema, ui, path, inside }) => {
      return { name, schema, ui, path: controlName(path), inside: inOrder(inside, ui) };
    })
    .sort((one, other) => names.indexOf(one.name) - names.indexOf(other.name));
}

const isEmptyStep = ({ shows }: PlannedState) => shows.some(({ target }) => target.kind === 'step');

/** Adds the states of a journey to the catalogue, or the reason why a state can't be set up. */
function addStates(
  { states, notPictured }: OpenCatalogue,
  journey: SiteJourney,
  map: PlannedJourney,
  placeOf: (planned: PlannedState, heading: string) => Place,
): void {
  const plan = planStates(journey, map);
  notPictured.push(...plan.notPictured);
  for (const planned of plan.states) {
    const { id, name, visit, left, shows } = planned;
    const step = journey.steps.find(({ hash }) => hash === visit.hash) ?? journey.steps[0];
    if (!step) continue;
    const { heading, uiSchema } = step.entry.step;
    const { form, opener, ...place } = placeOf(planned, heading);
    // a form outside the journeys has no step on the page
    const shown = shows.filter(({ target }) => target.kind !== 'step' || form.startsWith('[data-step'));
    try {
      const fields = inOrder([...step.fields.values()], objectOf(uiSchema));
      states.push({
        id,
        name,
        ...place,
        instructions: formatInstructions(visit, left),
        shows: shown.map(({ hash, target, file, line }) => ({ hash, target, file, line })),
        setup: setupOf(visit),
        isWide: isEmptyStep(planned),
        filling: { form, opener, fields, answers: visit.answers, left },
      });
    } catch (error) {
      notPictured.push({ id, reason: error instanceof Error ? error.message : String(error) });
    }
  }
}

/** Derives the states of all journeys and forms in the content. */
export function deriveStates(files: ContentFiles): Catalogue {
  const catalogue: OpenCatalogue = { states: [], notPictured: [] };
  const site = readSite(files);
  for (const { journey, map } of mapSite(site)) {
    if (map.page === '') continue;
    const folder = map.file.replace(/^.*\/|\.json$/g, '');
    addStates(catalogue, journey, { ...map, folder }, (planned, heading) => ({
      group: map.name,
      step: planned.hash === '' ? AROUND : heading,
      address: `${map.path}#${planned.visit.hash}`,
      // the part around a step is the same in all its states
      frame: isEmptyStep(planned) ? 'main' : planned.hash === '' ? 'above-step' : 'step',
      form: `[data-step="${planned.visit.hash}"]`,
    }));
  }
  for (const form of site.forms()) {
    const key = `${form.page}#${form.pointer}`;
    const known = FORMS[key];
    if (!known) {
      const reason =
        'The catalogue does not know where this form is: add it to scripts/gallery/catalogue/forms.ts.';
      catalogue.notPictured.push({ id: `form ${key}`, reason });
      continue;
    }
    const { name, emptyFrame, ...place } = known;
    for (const step of form.steps) step.hash = name;
    const [sample] = form.steps.map(findSample);
    const map = { folder: 'pages', reaches: findReaches(form), samples: sample ? { [name]: sample } : {} };
    addStates(catalogue, form, map, (planned) => {
      return { group: 'Pages', ...place, ...(isEmptyStep(planned) && emptyFrame && { frame: emptyFrame }) };
    });
  }
  return catalogue;
}
