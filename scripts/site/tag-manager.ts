import { UsageError } from '../content/usage-error.ts';
import { isOrigin } from './origins.ts';

const NAME = 'TAG_MANAGER_ORIGIN';

/** The name of the policy that Google's scripts create, each script for itself. */
const TRUSTED_TYPES = "goog#html 'allow-duplicates'";

/**
 * Reads TAG_MANAGER_ORIGIN: the origin of the tag manager that pages may load, empty for none.
 *
 * @throws UsageError when it isn't an origin
 */
export function tagManagerOrigin(given = process.env[NAME] ?? ''): string {
  const origin = given.trim();
  if (origin === '' || isOrigin(origin)) return origin;
  throw new UsageError(
    `${NAME} is "${given}", which isn't an origin. Write it as https://www.googletagmanager.com, without a path, ` +
      'or leave it out for none.',
  );
}

/** Adds to the directives of a Content-Security-Policy what a tag manager at `origin` needs. */
export function withTagManager(policy: Record<string, string>, origin: string): Record<string, string> {
  if (!origin) return policy;
  const opened = ['script-src', 'connect-src', 'img-src'].map((name) => [name, `${policy[name]} ${origin}`]);
  return { ...policy, ...Object.fromEntries(opened), 'trusted-types': TRUSTED_TYPES };
}
