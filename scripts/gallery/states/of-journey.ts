import type { Site, SiteJourney, SiteStep } from '../../journeys/site/site.ts';
import { settingOf } from '../setting/of-visit.ts';
import { fillForm, orderOf } from '../stage/fill-form.ts';
import type { Stage } from '../stage/stage.ts';
import type { GalleryState, GalleryStates, NotPictured } from './gallery-state.ts';
import { knownOf } from './known.ts';
import { type Planned, planStates } from './plan.ts';
import type { PlannedState } from './planned.ts';
import { wayOf } from './words.ts';

/** What of a state's picture the step itself does not say. */
export interface Setup extends Pick<GalleryState, 'group' | 'step' | 'address' | 'frame'> {
  /** What its form stands in, for CSS. */
  form: string;
  /** What is done before the form is there. */
  open?(stage: Stage): Promise<void>;
}

function stateOf(step: SiteStep, planned: PlannedState, { form, open, ...setup }: Setup): GalleryState {
  const { id, name, visit, left, shows } = planned;
  const order = orderOf(step.entry.step.uiSchema);
  return {
    id,
    name,
    way: wayOf(visit, left),
    shows,
    setting: settingOf(visit),
    ...setup,
    async act(stage) {
      await open?.(stage);
      await fillForm(stage.page, stage.page.locator(form), {
        fields: [...step.fields.values()],
        ...(order && { order }),
        answers: visit.answers,
        left: new Set(left),
      });
    },
  };
}

/** The states of a journey, or of a form that is read as one. */
export function statesOf(
  site: Site,
  journey: SiteJourney,
  map: Planned,
  setupOf: (planned: PlannedState, step: SiteStep) => Setup,
): GalleryStates {
  const plan = planStates(map, knownOf(site, journey));
  const states: GalleryState[] = [];
  const notPictured: NotPictured[] = [...plan.notPictured];
  for (const planned of plan.states) {
    const step = journey.steps.find(({ hash }) => hash === planned.visit.hash) ?? journey.steps[0];
    try {
      if (step) states.push(stateOf(step, planned, setupOf(planned, step)));
    } catch (error) {
      notPictured.push({ id: planned.id, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { states, notPictured };
}
