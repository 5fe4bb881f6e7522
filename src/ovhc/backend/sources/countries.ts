import type { CountriesCall } from '#types/api/countries';
import validate from '../../../../schemas/api/countries.schema.json?validator=response';
import { findMatches } from '../../../engine/match-text.ts';
import type { Source } from '../../../engine/source.ts';
import { cacheAnswer } from '../cache-answer.ts';
import { getJson, OVHC_TIMEOUT } from '../call.ts';

type Countries = CountriesCall['response'];

/** Australia is not offered as a citizenship (§3). */
const citizenships = cacheAnswer(async (signal) => {
  const countries = await getJson<Countries>('/ovhc/countries', { validate, timeout: OVHC_TIMEOUT, signal });
  return countries.filter(({ code }) => code !== 'AUS');
});

/** Countries of citizenship. */
export const source: Source = {
  search: async (text) =>
    findMatches(await citizenships(), text, ({ name }) => name).map((country) => ({ ...country })),
  lookup: async ({ code }) => {
    const country = (await citizenships()).find((known) => known.code === code);
    return country && { ...country };
  },
};
