import { UsageError } from '../content/usage-error.ts';
import { isOrigin } from './origins.ts';

const NAME = 'TAG_MANAGER_ORIGIN';

/** The policy that Google's scripts create. Several of them may stand on a page, and each creates its own. */
const TRUSTED_TYPES = "goog#html 'allow-duplicates'";

/**
 * Returns the origin of the tag manager that pages may load, from TAG_MANAGER_ORIGIN; empty where there is none.
 *
 * @throws UsageError for what is no origin
 */
export function tagManagerOrigin(given = process.env[NAME] ?? ''): string {
  const origin = given.trim();
  if (origin === '' || isOrigin(origin)) return origin;
  throw new UsageError(
    `${NAME} is "${given}", which is no origin. Write it as https://www.googletagmanager.com, without a path, ` +
      'or leave it out for none.',
  );
}

/** Returns the directives of a Content-Security-Policy with what a tag manager of this origin needs. */
export function withTagManager(policy: Record<string, string>, origin: string): Record<string, string> {
  if (!origin) return policy;
  const opened = ['script-src', 'connect-src', 'img-src'].map((name) => [name, `${policy[name]} ${origin}`]);
  return { ...policy, ...Object.fromEntries(opened), 'trusted-types': TRUSTED_TYPES };
}
