import type { Visit } from '#types/data/journeys';
import type { Site, SiteJourney, SiteStep } from '../../journeys/site/site.ts';
import { canEnter } from '../drivers/index.ts';
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

/** Answers that nobody could enter as the fields are now: they are found there, kept from an earlier visit. */
function keptAnswers({ fields }: SiteStep, { answers }: Visit): Visit['answers'] {
  const isKept = ([name, value]: [string, unknown]) => {
    const field = fields.get(name);
    return field && !canEnter(field, value);
  };
  return Object.fromEntries(Object.entries(answers).filter(isKept));
}

/** Answers to all fields but those that the others answer. */
function withoutNamesOf(answers: Visit['answers'], others: Visit['answers']): Visit['answers'] {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !(name in others)));
}

function stateOf(step: SiteStep, planned: PlannedState, { form, open, ...setup }: Setup): GalleryState {
  const { id, name, visit, left, shows } = planned;
  const kept = keptAnswers(step, visit);
  const order = orderOf(step.entry.step.uiSchema);
  return {
    id,
    name,
    way: wayOf(visit, left),
    shows,
    setting: settingOf(visit, kept),
    ...setup,
    async act(stage) {
      await open?.(stage);
      await fillForm(stage.page, stage.page.locator(form), {
        fields: [...step.fields.values()],
        ...(order && { order }),
        answers: withoutNamesOf(visit.answers, kept),
        left: new Set([...left, ...Object.keys(kept)]),
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
