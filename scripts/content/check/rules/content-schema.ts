import type { Rule } from '../rule.ts';
import { tellOnce } from '../tell-once.ts';

export const rule: Rule = {
  id: 'content-schema',
  about: 'A file does not fit the schema of its kind.',
  check: (context) => context.parsed.flatMap(tellOnce(context, context.mistakes)),
};
