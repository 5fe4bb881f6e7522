import { escapePart, isObject } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { failingKeywords } from '../failing-keywords.ts';
import { atKey } from '../finding.ts';
import type { FormNode } from '../forms.ts';
import type { CheckContext, Rule } from '../rule.ts';
import { type Verdict, wrongInAll } from '../verdicts.ts';
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

/** A message is written for a rule that the field does not have. */
export const rule: Rule = {
  id: 'message-keyword',
  check(context) {
    const verdicts = context.parsed.flatMap((file) =>
      context.forms(file).flatMap((form) => form.nodes.flatMap((node) => judge(context, file, node))),
    );
    return wrongInAll(verdicts);
  },
};
