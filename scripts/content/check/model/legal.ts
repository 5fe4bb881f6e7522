import type { ContentFile } from '../../read.ts';
import type { Origin } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';

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

/** Whether content says of a text that it is a legal one. */
export function isLegal(context: CheckContext, file: ContentFile, pointer: string): boolean {
  return legalMarks(context, file, pointer).length > 0;
}
