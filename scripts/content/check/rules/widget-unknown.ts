import { quote, suggestName } from '../format.ts';
import { perFile, type Rule, report } from '../rule.ts';

export const rule: Rule = {
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
