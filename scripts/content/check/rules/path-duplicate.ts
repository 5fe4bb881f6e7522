import { quote } from '../format.ts';
import { pagePaths } from '../model/site.ts';
import { type Rule, report } from '../rule.ts';

export const rule: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'Two pages have the same path.',
  check: (context) => {
    const pages = pagePaths(context);
    return pages.flatMap(({ path, file }) => {
      const first = pages.find((page) => page.path === path);
      if (!first || first.file === file) return [];
      const message = `${quote(path)} is already the path of ${first.file.name}, so only one of the two pages would exist.`;
      return [report(context.origin(file, '/path'), message, 'Change the path of one of them.')];
    });
  },
};
