import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { quote, suggestName } from '../format.ts';
import { type CheckContext, perFile, type Rule } from '../rule.ts';

function check({ widgets, optionErrors, origin, names }: CheckContext, file: ContentFile): Report[] {
  return widgets(file).flatMap((use) => {
    const source = isObject(use.options) ? use.options.source : undefined;
    const pointer = `${use.pointer}/ui:options/source`;
    if (typeof source !== 'string' || names.sources.has(source)) return [];
    // a widget that takes no source says so by itself
    if (optionErrors(use).some((error) => error.pointer === pointer)) return [];
    const advice = suggestName(source, names.sources, 'Ask a developer for one.');
    return [
      { location: atValue(origin(file, pointer)), message: `There is no source ${quote(source)}.`, advice },
    ];
  });
}

export const rule: Rule = {
  id: 'source-unknown',
  topic: 'Widgets',
  about: 'A field uses a source that does not exist.',
  check: perFile(check),
};
