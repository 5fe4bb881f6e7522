import type { Icons } from '#types/content/icons';
import { iconNames, isIcon } from '../../compile/icon-names.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { closest } from '../did-you-mean.ts';
import { quote } from '../format.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

/** Returns the names of the site's own icons. */
const ownNames = weakMemo(
  (context: CheckContext) =>
    new Set(
      context.parsed
        .filter((file) => file.kind === 'icons' && context.schemaErrors(file).length === 0)
        .flatMap((file) => Object.keys((context.resolved(file).value as Icons).icons)),
    ),
);

function check(context: CheckContext, file: ContentFile): Report[] {
  const own = ownNames(context);
  return context.marked(file, 'IconShape').flatMap(({ pointer, value }) => {
    if (typeof value !== 'string' || own.has(value) || isIcon(value)) return [];
    const meant = closest(value, [...own, ...iconNames()]);
    const advice = meant ? `Did you mean ${quote(meant)}?` : 'Choose one from https://lucide.dev/icons.';
    return [
      {
        location: atValue(context.origin(file, pointer)),
        message: `There is no icon ${quote(value)}.`,
        advice,
      },
    ];
  });
}

export const rule: Rule = {
  id: 'icon-unknown',
  topic: 'Texts, links and icons',
  about: 'There is no icon of this name, neither in `icons.json` nor in Lucide.',
  check: perFile(check),
};
