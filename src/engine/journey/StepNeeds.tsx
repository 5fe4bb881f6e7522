import type { Needs } from '#types/content/step';
import { Icon } from '../ui/Icon.tsx';

/** What the visitor should have at hand before they begin. */
export function StepNeeds({ heading, items }: Needs) {
  return (
    <div className="step-needs">
      {heading && <h2>{heading}</h2>}
      <ul>
        {items.map(({ icon, label }) => (
          <li key={label}>
            <Icon shape={icon} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
