import type { Node } from 'jsonc-parser';
import type { ContentFile } from '../../read.ts';
import type { Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { perFile, type Rule } from '../rule.ts';

function repeated({ type, children = [] }: Node): Node[] {
  const inside = children.flatMap(repeated);
  if (type !== 'object') return inside;
  const seen = new Set<unknown>();
  const keys = children.flatMap((property) => property.children?.[0] ?? []);
  return [...inside, ...keys.filter(({ value }) => seen.size === seen.add(value).size)];
}

function check(file: ContentFile): Report[] {
  return (file.tree ? repeated(file.tree) : []).map(({ value, offset, length }) => ({
    location: { file, offset, length },
    message: `${quote(value)} is here twice, so the first value is lost.`,
    advice: 'Remove or rename one of them.',
  }));
}

export const rule: Rule = {
  id: 'key-duplicate',
  topic: 'Files and references',
  about: 'An object has a key twice. JSON uses the last one.',
  check: perFile((_context, file) => check(file)),
};
