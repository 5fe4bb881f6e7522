import type { Annotated } from '../../../schemas/annotations.ts';
import { isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import type { Marked, OwnContent } from './own-content.ts';
import { everyPart } from './schema-parts.ts';

/** The names that a text may have in braces, or where they come from; see "placeholders" in schemas/README.md. */
export type Placeholders = readonly string[] | 'facts' | 'item' | 'rule';

/** A text in content: one that people read, a link's address, or a pattern of a question for a source. */
export interface Text {
  pointer: string;
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

/** Returns the placeholders that a text gets from its own schema and from those around it. */
function placeholdersAt(annotated: Annotated, pointer: string): Placeholders[] {
  const parts = pointer.split('/');
  const around = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  return around.flatMap((at) => annotated.get(at)?.get('placeholders')?.filter(isPlaceholders) ?? []);
}

/** The titles of authored schemas: labels of fields and words of choices. */
function titlesIn(schemas: readonly Marked[]): { pointer: string; text: string }[] {
  return schemas.flatMap(({ pointer, value }) =>
    isObject(value)
      ? everyPart({ schema: value, pointer }).flatMap((part) =>
          typeof part.schema.title === 'string'
            ? [{ pointer: `${part.pointer}/title`, text: part.schema.title }]
            : [],
        )
      : [],
  );
}

/**
 * The texts of a file's own content.
 *
 * @param schemas those of its forms and fields
 */
export function textsIn(own: OwnContent, annotated: Annotated, schemas: readonly Marked[]): Text[] {
  const texts = new Map<string, Text>();
  const add = (text: string, pointer: string, kind: Text['kind']) =>
    texts.set(pointer, { pointer, text, kind, placeholders: placeholdersAt(annotated, pointer) });
  own.walk((value, pointer) => {
    const kind = typeof value === 'string' ? kindOf(annotated.get(pointer)) : undefined;
    if (typeof value === 'string' && kind) add(value, pointer, kind);
  });
  for (const { text, pointer } of titlesIn(schemas)) add(text, pointer, 'plain');
  return [...texts.values()];
}

/** The parts of a text that are not prose: HTML tags, and the addresses of links in Markdown. */
const TAGS = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>/gi;
const DESTINATIONS = /\]\([^()]*\)/g;

const blank = (part: string) => '\u0000'.repeat(part.length);

/** A text of the same length in which only what people read is left. */
export function proseOf({ text, kind }: Text): string {
  const prose = text.replace(TAGS, blank);
  return kind === 'markdown' ? prose.replace(DESTINATIONS, blank) : prose;
}

/** The texts that people read. */
export function isRead({ kind }: Text): boolean {
  return kind === 'plain' || kind === 'markdown';
}

/** The names in "$legal" that a place is under: its own, and those of the groups around it. */
export function legalMarks({ resolved }: CheckContext, file: ContentFile, pointer: string): Origin[] {
  const { legal } = resolved(file);
  const found: Origin[] = [];
  if (legal.size === 0) return found;
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const mark = legal.get(at);
    if (mark) found.push(mark);
  }
  return found;
}

/** Returns true if content says of a text that it is a legal one. */
export function isLegal(context: CheckContext, file: ContentFile, pointer: string): boolean {
  return legalMarks(context, file, pointer).length > 0;
}
