import './reasons.css';
import type { LandingPage } from '#types/content/landing-page';
import { Icon } from '../../../engine/ui/Icon.tsx';
import { RichText } from '../../../engine/ui/RichText.tsx';

/** Shows what cover is for and why to trust the insurer, beside the box or below it if there is no space. */
export function Reasons({ needs, trust }: Pick<LandingPage, 'needs' | 'trust'>) {
  return (
    <div className="reasons">
      <section aria-labelledby="landing-needs">
        <h2 id="landing-needs">{needs.heading}</h2>
        <ul>
          {needs.items.map(({ icon, text }) => (
            <li key={text}>
              <Icon shape={icon} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="landing-trust">
        <h2 id="landing-trust">{trust.heading}</h2>
        <ul>
          {trust.items.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon shape={icon} />
              <div>
                <h3>{title}</h3>
                <RichText nodes={text} />
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
