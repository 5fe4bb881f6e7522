import type { Answers, Visit } from '#types/data/journeys';
import type { Setting } from '../setting/setting.ts';
import { cardDigits, caseNumber, emailAddress, memberNumber, paidBy, people } from './confirmation.ts';
import { recipe as instalment } from './instalment.ts';
import { recipe as isConfirmed } from './is-confirmed.ts';
import { recipe as missing } from './missing.ts';
import { recipe as offer } from './offer.ts';
import { earlierOutcome, outcome } from './outcome.ts';
import { recipe as priceChangedBy } from './price-changed-by.ts';
import { comesAlong, type Recipe } from './recipe.ts';
import { recipe as visaEndsFirst } from './visa-ends-first.ts';

/** How each fact that only code knows is brought about, by its name in schemas/data/facts. */
const recipes: Readonly<Record<string, Recipe>> = {
  offer,
  instalment,
  outcome,
  earlierOutcome,
  isConfirmed,
  missing,
  visaEndsFirst,
  priceChangedBy,
  memberNumber,
  caseNumber,
  emailAddress,
  people,
  paidBy,
  cardDigits,
  // these say more of one that is arranged
  premium: comesAlong,
  previousPremium: comesAlong,
  firstInstalment: comesAlong,
  firstInstalmentAmount: comesAlong,
  regularPayment: comesAlong,
  regularPaymentDate: comesAlong,
  coverStart: comesAlong,
  productName: comesAlong,
  visaName: comesAlong,
  coverTypeName: comesAlong,
};

/** The facts that come about by themselves. */
export const COMING_ALONG: readonly string[] = Object.keys(recipes).filter(
  (name) => recipes[name] === comesAlong,
);

/** Returns true where one of the facts needs the visit's answers alone, with none added. */
export function needsGaps(facts: Answers): boolean {
  return Object.entries(facts).some(([name, value]) => recipes[name]?.needsGaps?.(value));
}

/** Returns a setting in which the facts come out as a visit has them. @throws Error for one that it has no recipe for */
export function arrangeFacts(setting: Setting, facts: Answers, visit: Visit): Setting {
  let arranged = setting;
  for (const [name, value] of Object.entries(facts)) {
    const next = recipes[name]?.arrange(arranged, value, visit);
    if (!next)
      throw new Error(
        `There is no recipe that makes the fact "${name}" ${JSON.stringify(value)}: add one in scripts/gallery/facts/.`,
      );
    arranged = next;
  }
  return arranged;
}
