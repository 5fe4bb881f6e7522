import type { Command } from '../../../src/studio/protocol.ts';
import type { Edit } from '../../content/check/diagnostic.ts';
import { editsOf, replacements } from '../../content/check/text-edits.ts';
import { applyEdits } from '../../content/edit/apply-edits.ts';
import { layOut } from '../../content/edit/layout.ts';
import { valueAt } from '../../content/resolve.ts';
import { patternOf } from '../find.ts';
import { StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';
import type { Located } from './set.ts';

/** Returns the operations that replace a text in the texts at some places. @throws StudioProblem if one is gone */
export async function replaceText(
  content: SiteContent,
  { places, text, wholeWords, becomes }: Extract<Command, { type: 'replace' }>,
): Promise<Located[]> {
  const pattern = patternOf(text, wholeWords);
  const edits = new Map<string, Edit[]>();
  for (const { file: name, pointer } of places) {
    const file = content.fileOf(name);
    const before = valueAt(file, pointer);
    if (typeof before !== 'string')
      throw new StudioProblem(`A text of ${name} is not there any more. Search again.`);
    const own = editsOf({ file, pointer }, replacements(before, pattern, becomes));
    edits.set(name, [...(edits.get(name) ?? []), ...own]);
  }
  return Promise.all(
    [...edits].map(async ([name, own]): Promise<Located> => {
      return [name, { type: 'text', text: await layOut(name, applyEdits(content.fileOf(name).text, own)) }];
    }),
  );
}
