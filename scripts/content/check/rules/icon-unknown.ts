import type { Icons } from '#types/content/icons';
import { iconNames, isIcon } from '../../compile/icon-names.ts';
import { weakMemo } from '../../memo.ts';
import { closest } from '../did-you-mean.ts';
import { quote } from '../format.ts';
import { type CheckContext, perFile, type Rule, report } from '../rule.ts';

/** Returns the names of the site's own icons. */
const ownNames = weakMemo(({ parsed, schemaErrors, resolved }: CheckContext) => {
  const files = parsed.filter((file) => file.kind === 'icons' && schemaErrors(file).length === 0);
  return new Set(files.flatMap((file) => Object.keys((resolved(file).value as Icons).icons)));
});

export const rule: Rule = {
  topic: 'Texts, links and icons',
  about: 'There is no icon of this name, neither in `icons.json` nor in Lucide.',
  check: perFile((context, file) => {
    const own = ownNames(context);
    return context.marked(file, 'IconShape').flatMap(({ pointer, value }) => {
      if (typeof value !== 'string' || own.has(value) || isIcon(value)) return [];
      const meant = closest(value, [...own, ...iconNames()]);
      const advice = meant ? `Did you mean ${quote(meant)}?` : 'Choose one from https://lucide.dev/icons.';
      return [report(context.origin(file, pointer), `There is no icon ${quote(value)}.`, advice)];
    });
  }),
};
