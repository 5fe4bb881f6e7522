import { showBar } from './bar/index.tsx';
import { followContent } from './content/follow-content.ts';
import { followFindings } from './findings/index.tsx';
import { arrive } from './visit/arrive.ts';

/**
 * What a page has in development only: content that follows what is saved, what is wrong with it, and a bar that leads
 * to every step. It is there before the page is drawn.
 */
export async function startDevelopment(hot: NonNullable<ImportMeta['hot']>): Promise<void> {
  followFindings(hot);
  await arrive().catch((error: unknown) => console.error('The visit could not be prepared.', error));
  followContent(hot);
  showBar();
}
