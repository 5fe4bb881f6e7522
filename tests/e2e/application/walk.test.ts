import {
  type CoverType,
  dayFromToday,
  FILL,
  goOn,
  openApplication,
  quoteOf,
  stepAt,
  stepsOf,
} from '../support/application.ts';
import { expect, test } from '../support/test.ts';
import { next } from '../support/visitor.ts';

const NAMES: Record<CoverType, string> = { S: 'single', D: 'couple', P: 'single parent', F: 'family' };
const NEW_ZEALAND = [{ code: 'NZL', name: 'New Zealand' }];
const PERSON = { title: 'Dr', gender: 'She/Her', lastName: 'O’Brien-Núñez', countryCitizenship: NEW_ZEALAND };
const COVER = { memberNumber: 'AB123456', authorise: true };

const suffixed = (record: object, suffix: string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [`${name}${suffix}`, value]));

/** What the walk has typed, under the names of §3. */
function typed(coverType: CoverType, isOnshore: boolean, hasCover: boolean): Record<string, unknown> {
  const isForTwo = coverType === 'D' || coverType === 'F';
  const hasDependants = coverType === 'P' || coverType === 'F';
  const address = expect.objectContaining({ suburb: 'PARRAMATTA', state: 'NSW', postCode: '2150' });
  const cover = { currentHealthCover: hasCover ? 'yes' : 'no', ...(hasCover && COVER) };
  return {
    coverStart: dayFromToday(0, 10).kept,
    ...PERSON,
    firstName: 'Amélie',
    DOB: dayFromToday(-34, -30).kept,
    visaExpiryDate: dayFromToday(2).kept,
    ...(isForTwo &&
      suffixed({ ...PERSON, firstName: 'Jo', DOB: dayFromToday(-33, -30).kept, ...cover }, 'Partner')),
    ...(hasDependants && {
      dependants: [suffixed({ ...PERSON, firstName: 'Bo', DOB: dayFromToday(-3).kept }, 'Dependant')],
    }),
    currentLocation: isOnshore ? 'yes' : 'no',
    email: 'amelie@example.com',
    ...(isOnshore ? { phoneNumber: '0491570006', address } : { intendedAddress: address }),
    ...cover,
    declaration: true,
  };
}

for (const coverType of ['S', 'D', 'P', 'F'] as const) {
  for (const isOnshore of [true, false]) {
    for (const hasCover of [true, false]) {
      const place = isOnshore ? 'in Australia' : 'abroad';
      const cover = hasCover ? 'with cover' : 'without cover';
      test(`§2 the application from cover start to payment: ${NAMES[coverType]}, ${place}, ${cover}`, async ({
        page,
        storage,
      }) => {
        await storage.leave(quoteOf(coverType));
        const [first = 'cover-start', ...others] = stepsOf(coverType);
        await openApplication(page, first);
        let hash = first;
        for (const following of others) {
          if (hash === 'payment') break;
          await expect(next(page)).toBeDisabled();
          await FILL[hash](page, { coverType, isOnshore, hasCover });
          await goOn(page, following);
          expect(new URL(page.url()).hash).toBe(`#${following}`);
          hash = following;
        }
        await expect(stepAt(page, 'payment')).toBeVisible();
        expect(await storage.draft()).toEqual(expect.objectContaining(typed(coverType, isOnshore, hasCover)));
      });
    }
  }
}
