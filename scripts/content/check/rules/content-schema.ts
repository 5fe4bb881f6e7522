import type { Rule } from '../rule.ts';
import { tellOnce } from '../tell-once.ts';

/** A file does not fit the schema of its kind. */
export const rule: Rule = {
  id: 'content-schema',
  check: (context) => context.parsed.flatMap(tellOnce(context, context.mistakes)),
};
