import { referencePage } from './reference/page.ts';
import { rulesPage } from './rules/page.ts';
import { currentThirdPartyPage } from './third-party.ts';

/** The generated files in the repository, by path from its root. A test fails when one is out of date. */
export const documents: Readonly<Record<string, () => string | Promise<string>>> = {
  'schemas/REFERENCE.md': referencePage,
  'content/RULES.md': rulesPage,
  'THIRD-PARTY.md': currentThirdPartyPage,
};
