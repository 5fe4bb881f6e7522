import type { ProductFeature } from '#types/data/product';

type Status = ProductFeature['inclusionStatus'];

export type Level = 'essential' | 'everyday' | 'extended' | 'complete';

const [yes, some, no] = ['included', 'partial', 'excluded'] as const satisfies Status[];

/** What each level pays for, in the order that every card shows, so that cards side by side can be compared. */
const COMPARISON: [feature: string, statuses: Record<Level, Status>][] = [
  ['Treatment in a public hospital', { essential: yes, everyday: yes, extended: yes, complete: yes }],
  ['Emergency ambulance', { essential: yes, everyday: yes, extended: yes, complete: yes }],
  ['A private hospital of your choice', { essential: some, everyday: yes, extended: yes, complete: yes }],
  ['GP and specialist visits', { essential: some, everyday: yes, extended: yes, complete: yes }],
  ['Prescription medicines', { essential: no, everyday: some, extended: yes, complete: yes }],
  ['Pregnancy and birth', { essential: no, everyday: no, extended: yes, complete: yes }],
  ['Dental check-ups and fillings', { essential: no, everyday: no, extended: some, complete: yes }],
  ['Glasses and contact lenses', { essential: no, everyday: no, extended: some, complete: yes }],
  ['Travel home for treatment', { essential: no, everyday: no, extended: no, complete: some }],
];

/** One level's column of the comparison, as coverSummaryFeatures (§3) has it. */
export function featuresOf(level: Level): ProductFeature[] {
  return COMPARISON.map(([feature, statuses]) => ({ feature, inclusionStatus: statuses[level] }));
}
