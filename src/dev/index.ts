import { followContent } from './content/follow-content.ts';
import { followFindings } from './findings/index.tsx';

/** What a page has in development only: content that follows what is saved, and what is wrong with it. */
export async function startDevelopment(hot: NonNullable<ImportMeta['hot']>): Promise<void> {
  followContent(hot);
  followFindings(hot);
}
