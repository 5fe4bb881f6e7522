import { closest } from '../did-you-mean.ts';
import { quote, suggestName } from '../format.ts';
import { type ComparedAnswer, comparedAnswers, type Kind, withHolders } from '../model/compared-answers.ts';
import { answerNames, type Form, type FormNode, readsOf } from '../model/forms.ts';
import { readableNames } from '../model/reads.ts';
import { canDraw, widgetOf } from '../model/widgets.ts';
import { type CheckContext, evaluation, perField, type Rule } from '../rule.ts';

/** Returns what an author most likely meant: the name further out or in, or a similar name beside the field. */
function adviceFor(context: CheckContext, form: Form, node: FormNode, { name }: ComparedAnswer): string {
  const holders = withHolders(form, node);
  const namesIn = (holder: FormNode) => [
    ...[...holder.fields.keys()].filter((field) => field !== 'items' && field !== node.name),
    ...(holder === form.root ? readsOf(form) : []),
  ];
  const pathsTo = (find: (names: readonly string[]) => string | undefined) =>
    holders.slice(1).flatMap((holder, index) => {
      const found = find(namesIn(holder));
      return found === undefined ? [] : [`${index + 1}/${found}`];
    });
  const [same] = pathsTo((names) => names.find((each) => each === name));
  const [similar] = pathsTo((names) => closest(name, names));
  if (same ?? similar) return `Did you mean ${quote(same ?? similar)}?`;
  if (readableNames(context, form).has(name)) return `Add ${quote(name)} to the step's "reads".`;
  if (answerNames(context).has(name)) return 'Ask for both in one form.';
  const all = holders
    .slice(1)
    .flatMap((holder, index) => namesIn(holder).map((each) => `${index + 1}/${each}`));
  return suggestName('', all, 'Remove the comparison.');
}

export const comparisonUnknown: Rule = {
  topic: 'Fields and what they accept',
  about:
    'A rule compares an answer with another one (`$data`) that is not in the same form, that does not exist, or that is the answer itself.',
  check: perField((context, node, form) =>
    comparedAnswers(context, form, node).map((compared) => {
      const { other, pointer, target, name } = compared;
      const isItself = target?.node === node;
      const isElsewhere =
        !target && answerNames(context).has(name) && !readableNames(context, form).has(name);
      const message = isItself
        ? `${quote(node.name)} is compared with itself.`
        : isElsewhere
          ? `${quote(other)} leads to no answer here: ${quote(name)} is asked in another place.`
          : `${quote(other)} leads to no answer.`;
      const location = context.origin(form.file, pointer);
      const isRight = target !== undefined && !isItself;
      const advice = isItself ? 'Name another answer.' : adviceFor(context, form, node, compared);
      return evaluation(isRight, location, message, advice);
    }),
  ),
};

const KINDS: Readonly<Record<Kind, string>> = {
  day: 'a day',
  text: 'a text',
  number: 'a number',
  'yes or no': 'true or false',
  list: 'a list',
  group: 'a group',
};

export const comparisonType: Rule = {
  topic: 'Fields and what they accept',
  about: 'A rule compares an answer with one of another type: a day with a text, or a number with a list.',
  check: perField((context, node, form) =>
    comparedAnswers(context, form, node).flatMap(({ keyword, pointer, name, needed, target }) => {
      if (!target?.kind || !needed || target.node === node) return [];
      const widget = target.node && widgetOf(target.node);
      // widget-field reports a field of another kind
      if (target.node && widget && canDraw(widget, form, target.node) === false) return [];
      const message = `${quote(keyword)} of ${quote(node.name)} needs ${KINDS[needed]}, and ${quote(name)} is ${KINDS[target.kind]}.`;
      // content cannot change the type of a fact, and a limit needs the same type whatever its field is
      const own = keyword === 'const' ? [quote(node.name)] : [];
      const changeable = target.node ? [...own, quote(name)].join(' or ') : own.join();
      const advice = `Compare it with ${KINDS[needed]}${changeable && `, or change the type of ${changeable}`}.`;
      return [evaluation(target.kind === needed, context.origin(form.file, pointer), message, advice)];
    }),
  ),
};
