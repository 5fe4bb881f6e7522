import type { Icons } from '#types/content/icons';
import { iconNames, isIcon } from '../../compile/icon-names.ts';
import { isObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { closest } from '../did-you-mean.ts';
import { quote, suggestName } from '../format.ts';
import { type CheckContext, perFile, type Rule, report } from '../rule.ts';

export const widgetUnknown: Rule = {
  topic: 'Widgets',
  about: 'A field uses a widget that does not exist.',
  check: perFile(({ widgets, origin, names }, file) =>
    widgets(file)
      .filter(({ widget, named }) => named && !names.widgets.has(widget))
      .map(({ widget, pointer }) => {
        const advice = suggestName(widget, names.widgets, 'Ask a developer for one.');
        return report(origin(file, `${pointer}/ui:widget`), `There is no widget ${quote(widget)}.`, advice);
      }),
  ),
};

export const sourceUnknown: Rule = {
  topic: 'Widgets',
  about: 'A field uses a source that does not exist.',
  check: perFile(({ widgets, optionErrors, origin, names: { sources } }, file) =>
    widgets(file).flatMap((use) => {
      const source = isObject(use.options) ? use.options.source : undefined;
      const pointer = `${use.pointer}/ui:options/source`;
      if (typeof source !== 'string' || sources.has(source)) return [];
      // widget-options reports a source for a widget that takes none
      if (optionErrors(use).some((error) => error.pointer === pointer)) return [];
      const advice = suggestName(source, sources, 'Ask a developer for one.');
      return [report(origin(file, pointer), `There is no source ${quote(source)}.`, advice)];
    }),
  ),
};

const ownNames = weakMemo(({ parsed, schemaErrors, resolved }: CheckContext) => {
  const files = parsed.filter((file) => file.kind === 'icons' && schemaErrors(file).length === 0);
  return new Set(files.flatMap((file) => Object.keys((resolved(file).value as Icons).icons)));
});

export const iconUnknown: Rule = {
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
