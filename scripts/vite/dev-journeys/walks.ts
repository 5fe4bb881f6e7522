import type { Answers, DevJourney, DevJourneys, SampleWalk } from '../../../src/dev/journeys.ts';
import type { FormSchema } from '../../../src/engine/compiled.ts';
import { choicesOf } from '../../../src/engine/form/schema.ts';
import type { ContentFiles } from '../../content/read.ts';
import { journeysRead, sampleOf } from '../../journeys/samples.ts';
import { readSite } from '../../journeys/site/read-site.ts';
import type { Site, SiteJourney, SiteStep } from '../../journeys/site/site.ts';
import { fillPlainly, walkPlainly } from '../../journeys/walk/plain.ts';
import { isActive } from '../../journeys/walk/scene.ts';

/** The field that decides most of what a visitor comes to see. */
const COVER = 'coverType';

/** What only a visitor can give: a card's number never passes through the page. */
const VISITORS_OWN = new Set<unknown>(['card-frame']);

function withoutOwn(step: SiteStep, answers: Answers): Answers {
  const isOwn = (name: string) => VISITORS_OWN.has(step.fields.get(name)?.ui['ui:widget']);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !isOwn(name)));
}

type Chosen = (step: SiteStep) => Answers;

/** All that is told in other journeys, each answered to its end. */
function toldBefore(site: Site, journey: SiteJourney, chosen: Chosen): Answers {
  const walks = journeysRead(site, journey).map((other) => walkPlainly(site, other, {}, chosen) ?? {});
  return Object.assign({}, ...walks.flatMap((answers) => Object.values(answers)));
}

/** A step in the plainest way; where it takes what only code knows, as if that was known. */
function fillStep(
  site: Site,
  journey: SiteJourney,
  step: SiteStep,
  facts: Answers,
  chosen: Answers,
): Answers {
  const filled = fillPlainly(site, journey, step, facts, chosen);
  if (filled) return filled.answers;
  const known = sampleOf(site, journey, step)?.facts;
  return (known && fillPlainly(site, journey, step, { ...known, ...facts }, chosen)?.answers) ?? {};
}

function walkFor(site: Site, journey: SiteJourney, chosen: Chosen): SampleWalk {
  const told = toldBefore(site, journey, chosen);
  const kept = (answers: Answers) =>
    Object.fromEntries(Object.entries(answers).filter(([name]) => site.facts.answered.has(name)));
  const answers: Record<string, Answers> = {};
  let facts: Answers = kept(told);
  for (const step of journey.steps) {
    if (!isActive(journey, step, facts)) continue;
    const filled = fillStep(site, journey, step, facts, chosen(step));
    answers[step.hash] = withoutOwn(step, filled);
    facts = { ...facts, ...kept(filled) };
  }
  return { told, answers };
}

/** What others are told by comes first, what tells of the end last. */
function rank({ isConfirmation, walks }: DevJourney): number {
  if (isConfirmation) return 2;
  return Object.values(walks).some(({ told }) => Object.keys(told).length > 0) ? 1 : 0;
}

/** The ways through content, of all that the development bar can lead to. */
export type Walks = Pick<DevJourneys, 'covers' | 'journeys'>;

/** Every journey that stands on a page, walked in the plainest way once for each cover type. */
export function sampleWalks(files: ContentFiles): Walks {
  const site = readSite(files);
  const steps = site.journeys.flatMap((journey) => journey.steps);
  const [cover] = steps.flatMap((step) => step.fields.get(COVER) ?? []);
  const covers = choicesOf((cover?.schema ?? {}) as FormSchema).map(({ value, label }) => ({
    value: String(value),
    label,
  }));

  const devJourney = (journey: SiteJourney): DevJourney => {
    const walks = covers.map(({ value }) => {
      const chosen: Chosen = (step) => (step.fields.has(COVER) ? { [COVER]: value } : {});
      return [value, walkFor(site, journey, chosen)] as const;
    });
    return {
      name: journey.journey.name,
      path: journey.path,
      isConfirmation: journey.pointer === '/confirmation',
      steps: journey.steps.map(({ hash, entry }) => ({ hash, heading: entry.step.heading })),
      walks: Object.fromEntries(walks),
    };
  };
  const journeys = site.journeys.filter(({ path }) => path !== '').map(devJourney);
  return { covers, journeys: journeys.sort((one, other) => rank(one) - rank(other)) };
}
