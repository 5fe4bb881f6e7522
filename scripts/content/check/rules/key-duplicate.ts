import type { Node } from 'jsonc-parser';
import { quote } from '../format.ts';
import { perFile, type Rule, report } from '../rule.ts';

function repeatedKeys({ type, children = [] }: Node): Node[] {
  const inside = children.flatMap(repeatedKeys);
  if (type !== 'object') return inside;
  const before = new Set<unknown>();
  const keys = children.flatMap((property) => property.children?.[0] ?? []);
  return [...inside, ...keys.filter(({ value }) => before.size === before.add(value).size)];
}

export const rule: Rule = {
  topic: 'Files and references',
  about: 'An object has a key twice. JSON uses the last one.',
  check: perFile((_context, file) =>
    (file.tree ? repeatedKeys(file.tree) : []).map(({ value, offset, length }) => {
      const message = `${quote(value)} is here twice, so the first value is lost.`;
      return report({ file, offset, length }, message, 'Remove or rename one of them.');
    }),
  ),
};
