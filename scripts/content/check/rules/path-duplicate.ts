import { pageFiles } from '../../read.ts';
import { atValue, type Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import type { CheckContext, Rule } from '../rule.ts';

function check({ files, origin, resolved }: CheckContext): Report[] {
  const first = new Map<string, string>();
  return pageFiles(files).flatMap((file) => {
    const { path } = resolved(file).value as { path?: unknown };
    if (typeof path !== 'string') return [];
    const before = first.get(path);
    if (before === undefined) {
      first.set(path, file.name);
      return [];
    }
    return [
      {
        location: atValue(origin(file, '/path')),
        message: `${quote(path)} is already the path of ${before}, so only one of the two pages would exist.`,
        advice: 'Change the path of one of them.',
      },
    ];
  });
}

export const rule: Rule = {
  id: 'path-duplicate',
  topic: 'Pages, journeys and steps',
  about: 'Two pages have the same path.',
  check,
};
