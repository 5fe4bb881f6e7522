import type { JourneyMap, Reach, Visit } from '#types/data/journeys';
import type { ContentFiles } from '../../content/read.ts';
import { readSite } from '../../journeys/site/read-site.ts';
import type { SiteJourney, SiteStep } from '../../journeys/site/site.ts';
import { canEnter } from '../drivers/index.ts';
import { settingOf } from '../setting/of-visit.ts';
import { fillForm, orderOf } from '../stage/fill-form.ts';
import type { GalleryState } from './gallery-state.ts';
import { planStates } from './plan.ts';
import type { PlannedState } from './planned.ts';
import { wayOf } from './words.ts';

/** A state or a target that no picture can be taken of, and why. */
export interface NotPictured {
  id: string;
  reason: string;
}

export interface JourneyStates {
  states: readonly GalleryState[];
  notPictured: readonly NotPictured[];
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

/** Whether a state is told from what stands around the step, too; the others need not picture it once more. */
function isWhole({ shows }: PlannedState): boolean {
  return shows.some(({ hash, target }) => hash === '' || target.kind === 'step');
}

function stateOf(journey: SiteJourney, step: SiteStep, planned: PlannedState): GalleryState {
  const { id, name, visit, left, shows } = planned;
  const kept = keptAnswers(step, visit);
  const order = orderOf(step.entry.step.uiSchema);
  return {
    id,
    group: journey.journey.name,
    step: step.entry.step.heading,
    name,
    way: wayOf(visit, left),
    shows,
    setting: settingOf(visit, kept),
    address: `${visit.path}#${step.hash}`,
    frame: isWhole(planned) ? 'main' : 'step',
    async act({ page }) {
      await fillForm(page, page.locator(`[data-step="${step.hash}"]`), {
        fields: [...step.fields.values()],
        ...(order && { order }),
        answers: withoutNamesOf(visit.answers, kept),
        left: new Set([...left, ...Object.keys(kept)]),
      });
    },
  };
}

/** What a visit finds, as a text; where the gallery has no way there, what it asks for. */
function situationOf(visit: Visit): string {
  try {
    return JSON.stringify(settingOf(visit));
  } catch {
    return JSON.stringify([visit.told, visit.facts, visit.earlier]);
  }
}

/** What a target is called in lists. */
export function targetName({ hash, target }: Reach): string {
  const where = 'field' in target ? `${target.field} ` : '';
  const what = 'text' in target ? `“${target.text}”` : '';
  return `${hash || 'page'} ${target.kind} ${where}${what}`.trim();
}

function fromMap(journey: SiteJourney, map: JourneyMap): JourneyStates {
  const states: GalleryState[] = [];
  const notPictured = map.reaches
    .filter(({ visit }) => !visit)
    .map((reach): NotPictured => ({ id: targetName(reach), reason: reach.reason ?? 'Nothing leads there.' }));
  for (const planned of planStates(map, situationOf)) {
    const step = journey.steps.find(({ hash }) => hash === planned.visit.hash) ?? journey.steps[0];
    try {
      if (step) states.push(stateOf(journey, step, planned));
    } catch (error) {
      notPictured.push({ id: planned.id, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { states, notPictured };
}

/** The states of all journeys that stand on a page. */
export function journeyStates(files: ContentFiles, maps: readonly JourneyMap[]): JourneyStates {
  const all = readSite(files)
    .journeys.filter(({ page }) => page !== '')
    .flatMap((journey) => {
      const map = maps.find(({ file, page }) => file === journey.file && page === journey.page);
      return map ? [fromMap(journey, map)] : [];
    });
  return {
    states: all.flatMap(({ states }) => states),
    notPictured: all.flatMap(({ notPictured }) => notPictured),
  };
}
