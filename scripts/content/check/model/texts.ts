import type { Annotated } from '../../../schemas/annotations.ts';
import { objectOf } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin, Resolved } from '../../resolve.ts';
import { withAncestors } from '../pointers.ts';
import type { Marked, OwnContent } from './own-content.ts';
import { allParts } from './schema-parts.ts';

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

const isPlaceholders = (value: unknown): value is Placeholders =>
  Array.isArray(value) || ['facts', 'item', 'rule'].includes(String(value));

function kindOf(annotations: ReadonlyMap<string, readonly unknown[]> | undefined): Text['kind'] | undefined {
  const media = annotations?.get('contentMediaType');
  if (media?.includes('text/markdown')) return 'markdown';
  if (media?.includes('text/plain')) return 'plain';
  if (annotations?.get('format')?.includes('uri-reference')) return 'link';
  return annotations?.has('placeholders') ? 'unread' : undefined;
}

/** The end of the pointer of a field, whose title is a label. Other titles are the texts of choices. */
const FIELD = /\/properties\/[^/]+$/;

/** Returns the texts in a file's own content and in the schemas of its forms. */
export function textsIn(
  file: ContentFile,
  { origins, legal }: Resolved,
  own: OwnContent,
  annotated: Annotated,
  schemas: readonly Marked[],
): Text[] {
  const texts = new Map<string, Text>();
  const add = (text: string, pointer: string, kind: Text['kind'], ofField: readonly Placeholders[] = []) => {
    const origin = origins.get(pointer) ?? { file, pointer };
    const around = withAncestors(pointer);
    const marks = around.flatMap((at) => legal.get(at) ?? []);
    const placeholders = ['', ...around.toReversed()].flatMap(
      (at) => annotated.get(at)?.get('placeholders') ?? [],
    );
    const allowed = placeholders.filter(isPlaceholders);
    texts.set(pointer, {
      file,
      pointer,
      origin,
      legal: marks,
      text,
      kind,
      placeholders: [...ofField, ...allowed],
    });
  };
  for (const [value, pointer] of own.places) {
    const kind = kindOf(annotated.get(pointer));
    if (typeof value === 'string' && kind) add(value, pointer, kind);
  }
  const parts = schemas.flatMap(({ pointer, value }) => allParts({ schema: objectOf(value), pointer }));
  for (const { pointer, schema } of parts) {
    const placeholders: Placeholders[] = FIELD.test(pointer) ? ['facts'] : [];
    if (typeof schema.title === 'string') add(schema.title, `${pointer}/title`, 'plain', placeholders);
  }
  return [...texts.values()];
}

const TAGS = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>/gi;
const DESTINATIONS = /\]\([^()]*\)/g;

export const blank = (part: string) => '\u0000'.repeat(part.length);

/** Replaces HTML tags and the addresses of links with blanks. The length of the text stays the same. */
export function textWithoutMarkup({ text, kind }: Text): string {
  const prose = text.replace(TAGS, blank);
  return kind === 'markdown' ? prose.replace(DESTINATIONS, blank) : prose;
}

export function isRead({ kind }: Text): boolean {
  return kind === 'plain' || kind === 'markdown';
}
