import type { CommonOptions } from '#types/widgets/common';
import type { FileWidget } from '#types/widgets/file';
import { fill } from '../../fill.ts';
import { formatSize, MB } from './sizes.ts';

/** The compiler fills in the schema's defaults. */
export type FileOptions = FileWidget & Required<Omit<FileWidget, keyof CommonOptions | 'accept'>>;

type NamedFile = Pick<File, 'name' | 'size' | 'type'>;

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Returns the accepted kinds as people read them: PDF, JPG or PNG. */
function formatKinds(accept: readonly string[]): string {
  const names = accept.map((kind) => {
    const [, type = '', subtype = kind.slice(1)] = /^(\w+)\/(.+)$/.exec(kind) ?? [];
    return subtype === '*' ? type : subtype.toUpperCase();
  });
  return either.format(new Set(names));
}

function isOfKind({ name, type }: NamedFile, kind: string): boolean {
  if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}

function refusalOf(file: NamedFile, { accept, maxSize, ...texts }: FileOptions): string | undefined {
  const values = { file: file.name, size: formatSize(file.size), limit: formatSize(maxSize * MB) };
  if (accept && !accept.some((kind) => isOfKind(file, kind)))
    return fill(texts.wrongKind, { ...values, kinds: formatKinds(accept) });
  if (file.size === 0) return fill(texts.empty, values);
  return file.size > maxSize * MB ? fill(texts.tooLarge, values) : undefined;
}

/**
 * Sorts out the files that cannot be added, and those that were added before.
 * @param kept the files before
 * @returns the other files, and a message for each that is refused
 */
export function checkFiles<Chosen extends NamedFile>(
  chosen: readonly Chosen[],
  kept: readonly Pick<NamedFile, 'name' | 'size'>[],
  maxItems: number,
  options: FileOptions,
): { added: Chosen[]; refusals: string[] } {
  const added: Chosen[] = [];
  const refusals: string[] = [];
  for (const file of chosen) {
    const all = [...kept, ...added];
    if (all.some(({ name, size }) => name === file.name && size === file.size)) continue;
    const refusal = refusalOf(file, options);
    if (refusal) refusals.push(refusal);
    else if (all.length < maxItems) added.push(file);
    else refusals.push(fill(options.tooMany, { file: file.name, limit: maxItems }));
  }
  return { added, refusals: [...new Set(refusals)] };
}
