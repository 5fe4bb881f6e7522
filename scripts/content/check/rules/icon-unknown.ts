import type { Icons } from '#types/content/icons';
import { iconNames, isIcon } from '../../compile/icon-names.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { closest } from '../did-you-mean.ts';
import { atValue, type Report } from '../finding.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';
import { quote } from '../wording.ts';

/** Returns the names of the site's own icons. */
const ownNames = weakMemo(
  (context: CheckContext) =>
    new Set(
      context.parsed
        .filter((file) => file.kind === 'icons' && context.mistakes(file).length === 0)
        .flatMap((file) => Object.keys((context.resolved(file).value as Icons).icons)),
    ),
);

function check(context: CheckContext, file: ContentFile): Report[] {
  const own = ownNames(context);
  return context.marked(file, 'IconShape').flatMap(({ pointer, value }) => {
    if (typeof value !== 'string' || own.has(value) || isIcon(value)) return [];
    const meant = closest(value, [...own, ...iconNames()]);
    const fix = meant ? `Did you mean ${quote(meant)}?` : 'Choose one from https://lucide.dev/icons.';
    return [
      { place: atValue(context.origin(file, pointer)), message: `There is no icon ${quote(value)}.`, fix },
    ];
  });
}

export const rule: Rule = {
  id: 'icon-unknown',
  about: 'An icon is named that neither `icons.json` nor Lucide has.',
  check: perFile(check),
};
