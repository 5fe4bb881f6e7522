import type { SandboxFault } from '#types/api/sandboxFaults';
import { recipe as offer } from './offer.ts';
import type { Recipe } from './recipe.ts';

/** Longer than any picture takes. */
const LATE = 60_000;

const FAULTS: Readonly<Record<string, SandboxFault>> = {
  failed: { call: 'getPrice', fault: 'status', status: 503 },
  updating: { call: 'getPrice', fault: 'delay', ms: LATE },
};

export const recipe: Recipe = {
  arrange(setting, value, visit) {
    if (value === 'known') return setting;
    if (value === 'none') return offer.arrange(setting, 'unavailable', visit);
    const fault = FAULTS[String(value)];
    return fault && { ...setting, faults: [...(setting.faults ?? []), fault] };
  },
};
