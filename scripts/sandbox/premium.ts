import type { PriceRequest } from '#types/api/getPrice';
import { ageBandOf, ageOn } from './ages.ts';
import { PERIODS } from './data/frequencies.ts';
import { type AgeBand, coversPartner, dollars, perPeriod, weeklyCents } from './data/prices.ts';
import { refusal } from './http-error.ts';
import { productWithId } from './product-ids.ts';

const CALL = 'getPrice';
/** The youngest age that is covered as an adult (§9). */
const ADULT = 18;

function bandOf(request: PriceRequest, field: 'ClientDOB' | 'SpouseDOB'): AgeBand {
  const { [field]: birthday, CommencementDate: start } = request;
  const age = ageOn(start, birthday);
  if (age >= ADULT) return ageBandOf(age);
  throw refusal(
    CALL,
    field,
    `${birthday} is less than ${ADULT} years before the CommencementDate ${start}: adults are ${ADULT} or older (§9)`,
  );
}

/** The bands of all adults on the day the cover starts. */
function adultBands(request: PriceRequest): AgeBand[] {
  const { ScaleCode, SpouseDOB } = request;
  if (!coversPartner(ScaleCode)) return [bandOf(request, 'ClientDOB')];
  if (SpouseDOB) return [bandOf(request, 'ClientDOB'), bandOf(request, 'SpouseDOB')];
  throw refusal(
    CALL,
    'SpouseDOB',
    `is empty, but ScaleCode ${ScaleCode} covers a partner: send the partner's birthday`,
  );
}

/** What getPrice answers (§7): dollars for each payment, by the formula that the offers' prices come from. */
export function premiumFor(request: PriceRequest): string {
  const { HcfProductId, ScaleCode: coverType, ExcessCode: excessCode, PaymentFrequency } = request;
  const { baseWeeklyCents } = productWithId(HcfProductId, CALL, 'HcfProductId');
  const weekly = weeklyCents(baseWeeklyCents, { coverType, ageBands: adultBands(request), excessCode });
  return dollars(perPeriod(weekly)[PERIODS[PaymentFrequency]]);
}
