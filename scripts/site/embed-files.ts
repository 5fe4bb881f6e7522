import type { EmbeddedSite } from '../../src/engine/mount/embedded-root.ts';

/** The name of the script for host pages. It never changes. */
export const EMBED = 'embed.js';

/**
 * Returns the script for host pages, which names the files of this build.
 * @param script the path of the build's module that exports `embed`
 */
export function embedScript(script: string, site: EmbeddedSite): string {
  return `import { embed } from "./${script}";\nembed(${JSON.stringify(site)}, import.meta.url);\n`;
}
