import { groupsOf } from '../../../groups-of.ts';
import { objectOf } from '../../json.ts';
import { type Origin, originKey } from '../../resolve.ts';
import type { Report } from '../diagnostic.ts';
import { list, quote } from '../format.ts';
import { hasInvalidKeywords } from '../model/consistency.ts';
import { type FieldLimit, hasUnit, hasUnknownLength, limitsOf } from '../model/field-limits.ts';
import type { Form, FormNode } from '../model/forms.ts';
import { type NamedNumber, namedNumbers } from '../model/named-numbers.ts';
import { type CheckContext, type Rule, report } from '../rule.ts';

/** A text about the limits of a field. */
interface LimitText {
  numbers: readonly NamedNumber[];
  pointer: string;
  /** the rule that it is for; undefined for a hint or a message for all rules */
  keyword?: string;
}

function textsAbout({ ui, pointer }: FormNode): LimitText[] {
  const messages = ui['ui:messages'];
  const own = Object.entries(objectOf(messages)).map(([keyword, text]) => {
    return { text, pointer: `${pointer}/ui:messages/${keyword}`, keyword };
  });
  const whole = ['ui:messages', 'ui:description'].map((name) => {
    return { text: ui[name], pointer: `${pointer}/${name}` };
  });
  return [...own, ...whole].flatMap(({ text, ...rest }) =>
    typeof text === 'string' ? [{ numbers: namedNumbers(text), ...rest }] : [],
  );
}

/** Matches the text after a number without a unit. */
const NO_UNIT = /^(?:\s*(?:$|[.,;:!?)–—])| (?:or|and|a|per|each|to)\b)/;

/** Matches the text before a number that is about the answer itself. */
const ABOUT_ANSWER =
  /(?:^|[,:(–—]|\b(?:enter|choose|select|tick|pick|add|name|bring|upload|send|write|type|use|be)(?: an?)?(?: (?:whole )?(?:number|amount|value|age))?(?: of)?)\s*$/i;

const PART_OF_ANSWER = /\b(?:first|last|next|other) $/i;

/** Returns true if a number in a text is clearly about a limit. */
function isAbout(node: FormNode, { keyword }: LimitText, number: NamedNumber, limit: FieldLimit): boolean {
  const { side, before, after } = number;
  const { measure } = limit;
  if (limit.side !== 'both' && side !== undefined && side !== 'any' && side !== limit.side) return false;
  const isOwn = keyword !== undefined && keyword === limit.keyword;
  if (hasUnit(node, measure, after)) {
    if (limit.side === 'both' && measure !== 'years') return !PART_OF_ANSWER.test(before);
    const needsNothing = isOwn || (measure === 'length' && side !== undefined);
    return needsNothing || ABOUT_ANSWER.test(before);
  }
  const canBePlain = ['items', 'value', 'years'].includes(measure) || (isOwn && measure === 'length');
  return canBePlain && side !== undefined && NO_UNIT.test(after) && (isOwn || ABOUT_ANSWER.test(before));
}

function agrees({ value, side }: NamedNumber, limit: FieldLimit): boolean {
  // fewer than the limit is right if it is no limit itself
  if (side === undefined && limit.side !== 'both') return limit.side === 'min' || value <= limit.value;
  // “over 17” and “18 or older” are the same
  return Math.abs(value - limit.value) <= Math.max(limit.slack, side === 'any' ? 1 : 0);
}

interface Named extends LimitText {
  form: Form;
  node: FormNode;
  origin: Origin;
  /** the first number that is wrong, and the limits that it could name */
  wrong: { number: NamedNumber; limits: readonly FieldLimit[] } | undefined;
}

function namedIn({ origin }: CheckContext, form: Form, node: FormNode): Named[] {
  const texts = textsAbout(node).filter(({ numbers }) => numbers.length > 0);
  if (texts.length === 0) return [];
  const limits = limitsOf(node);
  // limits-empty reports limits that contradict each other
  if (limits.length === 0 || node.schemas.some(hasInvalidKeywords)) return [];
  const isUnknown = hasUnknownLength(node);
  return texts.flatMap((text) => {
    const known = limits.filter(
      ({ measure, keyword }) => !isUnknown || measure !== 'length' || keyword === text.keyword,
    );
    const own = known.filter(({ keyword }) => keyword === text.keyword);
    const named = text.numbers.flatMap((number) => {
      const about = (own.length > 0 && number.side === 'any' ? own : known).filter((limit) =>
        isAbout(node, text, number, limit),
      );
      return about.length > 0 ? [{ number, limits: about }] : [];
    });
    const wrong = named.find((each) => !each.limits.some((limit) => agrees(each.number, limit)));
    return named.length > 0 ? [{ ...text, form, node, origin: origin(form.file, text.pointer), wrong }] : [];
  });
}

export const messageLimit: Rule = {
  topic: 'Messages',
  about: 'A message or a hint names another limit than its field has.',
  check(context) {
    const named = context.parsed
      .flatMap(context.forms)
      .flatMap((form) => form.nodes.flatMap((node) => namedIn(context, form, node)));
    return [...groupsOf(named, ({ origin }) => originKey(origin)).values()].flatMap((uses): Report[] => {
      const wrong = uses.flatMap((use) => (use.wrong ? [{ ...use, ...use.wrong }] : []));
      const isWrongEverywhere = wrong.length === uses.length;
      return wrong
        .slice(0, isWrongEverywhere ? 1 : undefined)
        .map(({ node, form, origin, pointer, number, limits }) => {
          const location = isWrongEverywhere ? origin : context.locationOfUse(form.file, pointer);
          const allowed = [...new Set(limits.map(({ value }) => value))];
          const has =
            allowed.length > 1 ? `limits of ${quote(node.name)} are` : `limit of ${quote(node.name)} is`;
          const message = `This text says ${number.text}, but the ${has} ${list(allowed)}.`;
          const advice =
            'Write the limit that the field has. In a message for one rule, {limit} stands for it.';
          return report(location, message, advice);
        });
    });
  },
};
