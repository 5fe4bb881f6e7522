import { type ContentFile, pageFiles } from '../../read.ts';
import { valueIn } from '../../resolve.ts';
import { atKey } from '../diagnostic.ts';
import { quote } from '../format.ts';
import { CONFIRMATION, confirmationOf, journeysOnPage } from '../model/journeys.ts';
import { isInside } from '../pointers.ts';
import { type CheckContext, type Evaluation, evaluation, type Rule, reportProblems } from '../rule.ts';

/** The place of a step on a page. */
interface Place {
  pointer: string;
  step: unknown;
  kind: 'first' | 'later' | 'confirmation';
}

/** Returns the steps of a page's journeys, and its confirmation. */
function placesOn(context: CheckContext, page: ContentFile): Place[] {
  const entries = journeysOnPage(context, page).flatMap((journey) =>
    journey.entries.map(({ at, step }, index): Place => {
      const kind = index === 0 ? 'first' : 'later';
      return { pointer: at, step, kind: isInside(at, CONFIRMATION) ? 'confirmation' : kind };
    }),
  );
  const confirmation = confirmationOf(context, page);
  return confirmation
    ? [...entries, { pointer: confirmation.at, step: confirmation.step, kind: 'confirmation' }]
    : entries;
}

/** Returns the reason why a setting of a step does nothing. Undefined if it has an effect. */
function reasonFor(setting: string, { kind }: Place, page: ContentFile): string | undefined {
  if (setting === 'private') {
    if (kind === 'confirmation') return 'A confirmation asks nothing';
    return page.kind === 'quote-page' ? 'Its pages share the answers of the quote' : undefined;
  }
  if (kind === 'later') return undefined;
  // steps may change places, and the button only shows where it leads back
  if (setting === 'buttons/previous' && kind === 'first') return undefined;
  return `No step comes before ${kind === 'first' ? 'this one' : 'a confirmation'}`;
}

function evaluateStep(context: CheckContext, page: ContentFile, place: Place): Evaluation[] {
  return ['review', 'private', 'buttons/previous'].flatMap((setting) => {
    if (valueIn(place.step, `/${setting}`) === undefined) return [];
    const reason = reasonFor(setting, place, page);
    const name = setting.split('/').at(-1);
    const location = atKey(context.origin(page, `${place.pointer}/${setting}`));
    const message = `${reason}, so ${quote(name)} does nothing here.`;
    return [
      {
        ...evaluation(reason === undefined, location, message, `Remove ${quote(name)}.`),
        severity: 'warning' as const,
      },
    ];
  });
}

export const stepSetting: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'A step has a setting that does nothing in its place, such as “previous” on a confirmation.',
  check: (context) =>
    reportProblems(
      pageFiles(context.files).flatMap((page) =>
        placesOn(context, page).flatMap((place) => evaluateStep(context, page, place)),
      ),
    ),
};
