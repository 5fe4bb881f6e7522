import type { AnswerSummary as AnswerSummaryContent } from '#types/content/application-page';
import { useEngine } from '../../../engine/engine-context.ts';
import { fill } from '../../../engine/fill.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';
import { Text } from '../../../engine/ui/Text.tsx';

interface AnswerSummaryProps {
  content: AnswerSummaryContent;
  /** The facts that conditions read. */
  facts: JsonObject;
  /** The values for the {placeholders} in the texts. */
  values: Readonly<Record<string, unknown>>;
}

/** Lists the visitor's earlier answers, each with a link to change it, so that nothing is asked twice (WCAG 3.3.7). */
export function AnswerSummary({ content: { heading, items }, facts, values }: AnswerSummaryProps) {
  const { validators } = useEngine();
  const known = items.filter(({ when }) => validators.test(when, facts));
  if (known.length === 0) return null;
  return (
    <section className="answer-summary" aria-labelledby="answer-summary-heading">
      <h2 id="answer-summary-heading">{heading}</h2>
      <dl>
        {known.map(({ label, text, link }) => (
          <div className="answer-summary-item" key={label}>
            <dt>{label}</dt>
            <dd>
              <Text>{fill(text, values)}</Text>
            </dd>
            <dd>
              <a href={fill(link.href, values)}>
                <span>{link.text}</span>
                <span className="visually-hidden">{` ${label}`}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
