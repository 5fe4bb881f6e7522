import { iconNames, isIcon } from '../../compile/icon-names.ts';
import type { ContentFile } from '../../read.ts';
import { closest } from '../did-you-mean.ts';
import { atValue, type Report } from '../finding.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';
import { quote } from '../wording.ts';

function check(context: CheckContext, file: ContentFile): Report[] {
  return context.marked(file, 'IconShape').flatMap(({ pointer, value }) => {
    if (typeof value !== 'string' || isIcon(value)) return [];
    const meant = closest(value, iconNames());
    const fix = meant ? `Did you mean ${quote(meant)}?` : 'Choose one from https://lucide.dev/icons.';
    return [
      { place: atValue(context.origin(file, pointer)), message: `There is no icon ${quote(value)}.`, fix },
    ];
  });
}

export const rule: Rule = {
  id: 'icon-unknown',
  about: 'An icon is named that Lucide does not have.',
  check: perFile(check),
};
