import { stripVTControlCharacters } from 'node:util';

/** What an error says, as plain text: a browser's are coloured for terminals. */
export function reasonOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim();
}
