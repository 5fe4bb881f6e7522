import type { ContentFile } from '../../read.ts';
import { atValue } from '../finding.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { quote } from '../wording.ts';

function check({ parsed, origin, resolved }: CheckContext) {
  const first = new Map<unknown, ContentFile>();
  return parsed
    .flatMap((file) => {
      const value = resolved(file).value as { path?: unknown };
      if (!file.kind?.endsWith('-page') || typeof value.path !== 'string') return [];
      const before = first.get(value.path);
      if (!before) first.set(value.path, file);
      return before ? [{ file, before, path: value.path }] : [];
    })
    .map(({ file, before, path }) => ({
      place: atValue(origin(file, '/path')),
      message: `${quote(path)} is also the path of ${before.name}, so only one of the two pages would be there.`,
      fix: 'Give one of the two pages another path.',
    }));
}

/** Two pages have the same path. */
export const rule: Rule = { id: 'path-duplicate', check };
