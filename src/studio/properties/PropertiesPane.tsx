import { Icon } from '../../engine/ui/Icon.tsx';
import { icons } from '../icons.ts';
import { pathTo } from '../places.ts';
import { setStudio, useStudio } from '../studio-store.ts';
import { PropertiesPanel } from './PropertiesPanel.tsx';

/** Draws the properties of the selected node, and the button that shows its code. */
export function PropertiesPane() {
  const place = useStudio((studio) => studio.selected);
  const state = useStudio((studio) => studio.state);
  const node = state && place && pathTo(state.outline, place).at(-1);
  if (!node) return <p className="empty">Select something in the outline or on the page.</p>;
  return (
    <>
      <div className="pane-header">
        <h2>{node.label}</h2>
        <button type="button" className="tool" onClick={() => setStudio({ code: node.written })}>
          <Icon shape={icons.code} />
          Code
        </button>
      </div>
      <PropertiesPanel place={place} revision={state.revision} />
    </>
  );
}
