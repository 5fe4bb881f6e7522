import './review.css';
import { diffWordsWithSpace } from 'diff';
import type { ReviewedChange } from '../../../scripts/studio/review/describe.ts';
import type { ReviewedGroup } from '../../../scripts/studio/review/index.ts';
import { Pictures } from './Pictures.tsx';

/** Draws two texts as one, with the words that were removed and added. */
function Words({ before = '', after = '' }: Pick<ReviewedChange, 'before' | 'after'>) {
  return (
    <p className="words">
      <span className="visually-hidden">
        {before && `Was “${before}”. `}
        {after && `Is now “${after}”.`}
      </span>
      <span aria-hidden="true">
        {diffWordsWithSpace(before, after).map(({ added, removed, value }, index) => {
          const Part = added ? 'ins' : removed ? 'del' : 'span';
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
          return <Part key={index}>{value}</Part>;
        })}
      </span>
    </p>
  );
}

interface ChangesProps {
  groups: readonly ReviewedGroup[];
  /** True to offer pictures of each step. */
  hasPictures?: boolean;
}

/** Draws changes in words, by the page and step that they are in. */
export function Changes({ groups, hasPictures = false }: ChangesProps) {
  return groups.map(({ label, shown, changes }) => (
    <section key={label} className="changes" aria-label={label}>
      <h3>{label}</h3>
      <ul className="findings">
        {changes.map(({ subject, what, pointer, before, after, also, lines }) => (
          <li key={subject + what + pointer}>
            <strong>{subject}</strong> {what}
            {(before ?? after) !== undefined && <Words before={before} after={after} />}
            {lines !== undefined && <pre>{lines}</pre>}
            {also.length > 0 && <p className="meta">Also used by {also.join(', ')}</p>}
          </li>
        ))}
      </ul>
      {hasPictures && shown && <Pictures {...shown} />}
    </section>
  ));
}
