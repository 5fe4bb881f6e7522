import type { Told as ToldContent } from '#types/content/application-page';
import { useEngine } from '../../../engine/engine-context.ts';
import { fill } from '../../../engine/fill.ts';
import type { JsonObject } from '../../../engine/form/paths.ts';

interface ToldProps {
  content: ToldContent;
  /** What conditions read. */
  facts: JsonObject;
  /** What texts name. */
  values: Readonly<Record<string, unknown>>;
}

/** What the visitor has told already, each with the way to change it: nothing is asked twice (WCAG 3.3.7). */
export function Told({ content: { heading, items }, facts, values }: ToldProps) {
  const { rules } = useEngine();
  const known = items.filter(({ when }) => rules.test(when, facts));
  if (known.length === 0) return null;
  return (
    <section className="told" aria-labelledby="told-heading">
      <h2 id="told-heading">{heading}</h2>
      <dl>
        {known.map(({ label, text, link }) => (
          <div className="told-item" key={label}>
            <dt>{label}</dt>
            <dd>{fill(text, values)}</dd>
            <dd>
              <a href={link.href}>
                {link.text}
                <span className="visually-hidden"> {label}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
