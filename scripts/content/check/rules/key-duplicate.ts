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
    message: `${quote(value)} stands here a second time, so what the first one says is lost.`,
    advice: 'Take one of the two out, or give it another name.',
  }));
}

export const rule: Rule = {
  id: 'key-duplicate',
  about: 'An object has a key twice. JSON takes the last one and says nothing.',
  check: perFile((_context, file) => check(file)),
};
