import type { Command } from '../../../src/studio/protocol.ts';
import type { Edit } from '../../content/check/diagnostic.ts';
import { editsOf, replacements } from '../../content/check/text-edits.ts';
import { applyEdits } from '../../content/edit/apply-edits.ts';
import { layOut } from '../../content/edit/layout.ts';
import { originKey } from '../../content/resolve.ts';
import { patternOf, textsIn } from '../find.ts';
import { StudioProblem } from '../problem.ts';
import type { SiteContent } from '../site-content.ts';
import type { Located } from './set.ts';

const isCapital = (character: string) => character !== character.toLowerCase();

/** Returns a new text with a capital at its start if only the match has one, not the text that was searched. */
function inCaseOf(match: string, searched: string, becomes: string): string {
  const isNew = isCapital(match.charAt(0)) && !isCapital(searched.charAt(0));
  return isNew ? becomes.charAt(0).toUpperCase() + becomes.slice(1) : becomes;
}

/**
 * Returns the operations that replace a text in the words of the texts at some places. Names of placeholders and
 * addresses of links stay. @throws StudioProblem if one is gone
 */
export async function replaceText(
  content: SiteContent,
  { places, text, wholeWords, becomes }: Extract<Command, { type: 'replace' }>,
): Promise<Located[]> {
  const pattern = patternOf(text, wholeWords);
  const texts = new Map(textsIn(content.files).map((each) => [originKey(each), each]));
  const edits = new Map<string, Edit[]>();
  for (const { file: name, pointer } of places) {
    const before = texts.get(originKey({ file: content.fileOf(name), pointer }));
    if (!before) throw new StudioProblem(`A text of ${name} is not there any more. Search again.`);
    const changes = replacements(before.words, pattern, (match) => inCaseOf(match, text, becomes));
    const own = editsOf(before, changes);
    edits.set(name, [...(edits.get(name) ?? []), ...own]);
  }
  return Promise.all(
    [...edits].map(async ([name, own]): Promise<Located> => {
      return [name, { type: 'text', text: await layOut(name, applyEdits(content.fileOf(name).text, own)) }];
    }),
  );
}
