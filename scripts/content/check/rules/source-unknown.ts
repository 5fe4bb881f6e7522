import { isObject } from '../../json.ts';
import { quote, suggestName } from '../format.ts';
import { perFile, type Rule, report } from '../rule.ts';

export const rule: Rule = {
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
