import type { VisatypesCall } from '#types/api/visatypes';
import validate from '../../../../schemas/api/visatypes.schema.json?validator=response';
import { findMatches } from '../../../engine/match-text.ts';
import type { Source } from '../../../engine/source.ts';
import { cacheAnswer } from '../cache-answer.ts';
import { getJson, OVHC_TIMEOUT } from '../call.ts';

type VisaTypes = VisatypesCall['response'];

const all = cacheAnswer((signal) =>
  getJson<VisaTypes>('/ovhc/visatypes.json', { validate, timeout: OVHC_TIMEOUT, signal }),
);

/** Visas by name or subclass; each has a code, a name and if there is cover for it (§7). */
export const source: Source = {
  search: async (text) =>
    findMatches(await all(), text, ({ code, name }) => `${code} ${name}`).map((visa) => ({ ...visa })),
  lookup: async ({ code }) => {
    const visa = (await all()).find((known) => known.code === code);
    return visa && { ...visa };
  },
};
