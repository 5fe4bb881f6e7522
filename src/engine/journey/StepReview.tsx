import './review.css';
import { useEngine } from '../engine-context.ts';
import type { Values } from '../fill.ts';
import { Text } from '../ui/Text.tsx';
import { fillStep, textValues } from './answer-texts.ts';
import type { ActiveStep } from './journey-steps.ts';
import { type ReviewedAnswer, reviewFields } from './reviewed-answers.ts';
import { type StepForms, selectFacts } from './step-forms.ts';
import { pushHash } from './use-hash.ts';

interface ReviewRowProps {
  answer: ReviewedAnswer;
  /** The hash of the step that asks. */
  step: string;
  /** The hash of the step with the review. */
  review: string;
}

function ReviewRow({ answer: { label, text, group }, step, review }: ReviewRowProps) {
  const { texts } = useEngine();
  const question = group ? `${group}: ${label}` : label;
  return (
    <div className="review-row">
      <dt>{label}</dt>
      <dd data-unanswered={text === undefined ? '' : undefined}>
        <Text>{text ?? texts.review.unanswered}</Text>
      </dd>
      <dd className="review-change">
        <a
          href={`#${step}`}
          onClick={(event) => {
            // opens another tab or window
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            pushHash(step, review);
          }}
        >
          {texts.review.change}
          <span className="visually-hidden">{` ${question}`}</span>
        </a>
      </dd>
    </div>
  );
}

/** Splits answers where their group changes. */
function byGroup(answers: readonly ReviewedAnswer[]): ReviewedAnswer[][] {
  const groups: ReviewedAnswer[][] = [];
  for (const answer of answers) {
    const last = groups.at(-1);
    if (last?.[0]?.group === answer.group) last.push(answer);
    else groups.push([answer]);
  }
  return groups;
}

interface StepReviewProps {
  /** The hash of the step with the review. */
  hash: string;
  /** The active steps before it. */
  earlier: readonly ActiveStep[];
  forms: StepForms;
  /** The page’s facts as visitors read them. */
  factValues: Values;
}

/** Lists the answers of all earlier steps as visitors read them, each with a link to change it. */
export function StepReview({ hash, earlier, forms, factValues }: StepReviewProps) {
  const engine = useEngine();
  const sections = earlier.map(({ step, known }, index) => {
    const values = textValues(step, known, earlier.slice(0, index), engine, factValues);
    const { heading } = fillStep(step, values);
    const { visible } = forms.stateOf(step, engine.validators, known);
    const form = { schema: step.schema, uiSchema: step.uiSchema, path: [], group: '', values };
    return {
      step: step.hash,
      heading,
      answers: reviewFields(form, visible, selectFacts(step, known), engine),
    };
  });
  return (
    <section className="review" aria-label={engine.texts.review.label}>
      {sections
        .filter(({ answers }) => answers.length > 0)
        .map(({ step, heading, answers }) => (
          <div key={step}>
            <h2>{heading}</h2>
            {byGroup(answers).map((rows) => (
              <div key={rows[0]?.at}>
                {rows[0]?.group && <h3>{rows[0].group}</h3>}
                <dl>
                  {rows.map((answer) => (
                    <ReviewRow key={answer.at} answer={answer} step={step} review={hash} />
                  ))}
                </dl>
              </div>
            ))}
          </div>
        ))}
    </section>
  );
}
