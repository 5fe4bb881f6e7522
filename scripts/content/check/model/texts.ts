import type { Annotated } from '../../../schemas/annotations.ts';
import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin, Resolved } from '../../resolve.ts';
import { withAllAround } from '../pointers.ts';
import type { Marked, OwnContent } from './own-content.ts';
import { everyPart } from './schema-parts.ts';

/** The placeholders that a text can use, or their origin. See "placeholders" in schemas/README.md. */
export type Placeholders = readonly string[] | 'facts' | 'item' | 'rule';

/** A text that visitors read, the address of a link, or a text that nobody reads but that has placeholders. */
export interface Text extends Origin {
  /** the location where it is written; `file` and `pointer` are the location where it is used */
  origin: Origin;
  /** the entries in "$legal" that name it or a group around it */
  legal: readonly Origin[];
  text: string;
  kind: 'plain' | 'markdown' | 'link' | 'unread';
  placeholders: readonly Placeholders[];
}

function isPlaceholders(value: unknown): value is Placeholders {
  return Array.isArray(value) || value === 'facts' || value === 'item' || value === 'rule';
}

function kindOf(annotations: ReadonlyMap<string, readonly unknown[]> | undefined): Text['kind'] | undefined {
  const media = annotations?.get('contentMediaType');
  if (media?.includes('text/markdown')) return 'markdown';
  if (media?.includes('text/plain')) return 'plain';
  if (annotations?.get('format')?.includes('uri-reference')) return 'link';
  return annotations?.has('placeholders') ? 'unread' : undefined;
}

function placeholdersAt(annotated: Annotated, pointer: string): Placeholders[] {
  const around = ['', ...withAllAround(pointer).reverse()];
  return around.flatMap((at) => annotated.get(at)?.get('placeholders')?.filter(isPlaceholders) ?? []);
}

function titlesIn(schemas: readonly Marked[]): { pointer: string; text: string }[] {
  const parts = schemas.flatMap(({ pointer, value }) =>
    isObject(value) ? everyPart({ schema: value, pointer }) : [],
  );
  return parts.flatMap(({ pointer, schema: { title } }) =>
    typeof title === 'string' ? [{ pointer: `${pointer}/title`, text: title }] : [],
  );
}

/** Returns the texts in a file's own content and in the schemas of its forms. */
export function textsIn(
  file: ContentFile,
  { origins, legal }: Resolved,
  own: OwnContent,
  annotated: Annotated,
  schemas: readonly Marked[],
): Text[] {
  const texts = new Map<string, Text>();
  const add = (text: string, pointer: string, kind: Text['kind']) => {
    const origin = origins.get(pointer) ?? { file, pointer };
    const marks = legal.size === 0 ? [] : withAllAround(pointer).flatMap((around) => legal.get(around) ?? []);
    const placeholders = placeholdersAt(annotated, pointer);
    texts.set(pointer, { file, pointer, origin, legal: marks, text, kind, placeholders });
  };
  for (const [value, pointer] of own.places) {
    const kind = typeof value === 'string' ? kindOf(annotated.get(pointer)) : undefined;
    if (typeof value === 'string' && kind) add(value, pointer, kind);
  }
  for (const { text, pointer } of titlesIn(schemas)) add(text, pointer, 'plain');
  return [...texts.values()];
}

const TAGS = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>/gi;
const DESTINATIONS = /\]\([^()]*\)/g;

const blank = (part: string) => '\u0000'.repeat(part.length);

/** Replaces HTML tags and the addresses of links with blanks. The length of the text stays the same. */
export function proseOf({ text, kind }: Text): string {
  const prose = text.replace(TAGS, blank);
  return kind === 'markdown' ? prose.replace(DESTINATIONS, blank) : prose;
}

export function isRead({ kind }: Text): boolean {
  return kind === 'plain' || kind === 'markdown';
}
