import './tooltip.css';
import type { Tooltip as TooltipContent } from '#types/content/ui-schema';
import { Icon, icons } from './Icon.tsx';
import { RichText } from './RichText.tsx';
import { useTooltip } from './use-tooltip.ts';

/**
 * A word of explanation that is there on demand: with a mouse over it, with the focus on it, after a tap; and gone
 * with Escape (WCAG 1.4.13). It lies over what follows, as wide as the box that it is positioned in.
 */
export function Tooltip({ id, label, text }: TooltipContent & { id: string }) {
  const { open, area, button } = useTooltip();
  return (
    <div className="tooltip" {...area}>
      <button
        className="button-bare tooltip-button"
        type="button"
        aria-label={label}
        aria-describedby={id}
        {...button}
      >
        <Icon shape={icons.info} />
      </button>
      <div className="tooltip-text" id={id} role="tooltip" hidden={!open}>
        <RichText nodes={text} />
      </div>
    </div>
  );
}
