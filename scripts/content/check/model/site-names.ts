import { escapePart, isObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { Origin } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';

/** The names that the insurer's file gives to texts, and where each is written. */
export interface SiteNames {
  facts: ReadonlyMap<string, Origin>;
  documents: ReadonlyMap<string, Origin>;
  /** Whether there are no others: a file that can't be read, or is of no known kind, may have more. */
  isClear: boolean;
}

/** What every text may name beside the insurer's facts: content/site.json has it. */
export const PHONE = 'phone';

export const siteNames = weakMemo((context: CheckContext): SiteNames => {
  const { files, parsed, schemaErrors } = context;
  const file = parsed.find(({ kind }) => kind === 'insurer');
  const namesOf = (map: string) => {
    const members = isObject(file?.data) ? file.data[map] : undefined;
    return new Map<string, Origin>(
      file && isObject(members)
        ? Object.keys(members).map((name) => [name, { file, pointer: `/${map}/${escapePart(name)}` }])
        : [],
    );
  };
  return {
    facts: namesOf('facts'),
    documents: namesOf('documents'),
    isClear:
      parsed.length === files.size &&
      parsed.every(({ kind }) => kind !== undefined) &&
      (!file || schemaErrors(file).length === 0),
  };
});

/** The names that every text may have in braces: the site fills them as it is built. */
export function namesEverywhere(context: CheckContext): ReadonlySet<string> {
  return new Set([PHONE, ...siteNames(context).facts.keys()]);
}
