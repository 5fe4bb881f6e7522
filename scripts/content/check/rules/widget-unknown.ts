import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

function check({ widgets, origin, names }: CheckContext, file: ContentFile): Report[] {
  return widgets(file)
    .filter(({ widget, named }) => named && !names.widgets.has(widget))
    .map(({ widget, pointer }) => ({
      location: atValue(origin(file, `${pointer}/ui:widget`)),
      message: `There is no widget ${quote(widget)}.`,
      advice: suggestName(widget, names.widgets, 'Ask a developer for one.'),
    }));
}

export const rule: Rule = {
  id: 'widget-unknown',
  topic: 'Widgets',
  about: 'A field uses a widget that does not exist.',
  check: perFile(check),
};
