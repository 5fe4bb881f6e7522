import { KEYS } from '../../../src/ovhc/store/keys.ts';
import type { Setting } from '../setting/setting.ts';

/** Both storages of a browser, as texts under their keys. */
export interface Kept {
  local: Record<string, string>;
  session: Record<string, string>;
}

function asTexts(records: Record<string, object | undefined>): Record<string, string> {
  const present = Object.entries(records).filter(([, record]) => record !== undefined);
  return Object.fromEntries(present.map(([key, record]) => [key, JSON.stringify(record)]));
}

/** Returns a setting's records where the site's own stores look for them. */
export function keptOf({ quote, draft, submissions, confirmation, details, reference }: Setting): Kept {
  return {
    local: {
      ...asTexts({ [KEYS.quote]: quote, [KEYS.submissions]: submissions, [KEYS.confirmation]: confirmation }),
      ...(reference && { [KEYS.reference]: reference }),
    },
    session: asTexts({ [KEYS.draft]: draft, [KEYS.confirmationDetails]: details }),
  };
}
