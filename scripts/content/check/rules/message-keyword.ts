import { escapePart, isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { atKey } from '../finding.ts';
import { failingKeywords } from '../model/failing-keywords.ts';
import type { FormNode } from '../model/forms.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { judgeForms, type Verdict } from '../verdicts.ts';
import { fixName, quote } from '../wording.ts';

function judge(context: CheckContext, file: ContentFile, node: FormNode): Verdict[] {
  const messages = node.ui['ui:messages'];
  if (!isObject(messages)) return [];
  const possible = failingKeywords(node);
  return Object.keys(messages).map((keyword) => {
    const pointer = `${node.pointer}/ui:messages/${escapePart(keyword)}`;
    const words = {
      message: `${quote(node.name)} cannot fail by ${quote(keyword)}, so this message never shows.`,
      fix: fixName(keyword, possible, 'Take it out.'),
    };
    return { place: atKey(context.origin(file, pointer)), wrong: possible.has(keyword) ? undefined : words };
  });
}

export const rule: Rule = {
  id: 'message-keyword',
  about: 'A message is written for a rule that the field does not have.',
  check: (context) =>
    judgeForms(context, ({ file, nodes }) => nodes.flatMap((node) => judge(context, file, node))),
};
