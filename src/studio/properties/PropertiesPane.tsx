import { ActionsButton } from '../build/ActionsMenu.tsx';
import { icons } from '../icons.ts';
import { pathTo, placeKey } from '../places.ts';
import { setStudio, showCode, useStudio } from '../studio-store.ts';
import { Tool } from '../Tool.tsx';
import { PropertiesPanel } from './PropertiesPanel.tsx';

/** Draws the properties of the selected node, and the button that shows its code. */
export function PropertiesPane() {
  const place = useStudio((studio) => studio.selected);
  const state = useStudio((studio) => studio.state);
  const node = state && place && pathTo(state.outline, place).at(-1);
  if (!node) return <p className="empty">Select something in the outline or on the page.</p>;
  return (
    <>
      <div className="pane-header bar">
        <h2>{node.label}</h2>
        <Tool icon={icons.versions} onClick={() => setStudio({ dialog: 'versions' })}>
          Versions
        </Tool>
        <ActionsButton node={node} isInTabOrder />
        <Tool icon={icons.code} onClick={() => showCode(node.written)}>
          Code
        </Tool>
      </div>
      <PropertiesPanel key={placeKey(place)} place={place} revision={state.revision} />
    </>
  );
}
