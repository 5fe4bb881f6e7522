import './build.css';
import { useLayoutEffect, useRef } from 'react';
import { call } from '../calls.ts';
import { icons } from '../icons.ts';
import type { OutlineNode } from '../model.ts';
import { moveFocus } from '../outline/keys.ts';
import type { NodeActions } from '../protocol.ts';
import { Tool } from '../Tool.tsx';
import { type Ask, askAddition, askDelete, askMove, askRename } from './asks.ts';
import { buildStore, setBuild, useBuild } from './build-store.ts';
import { attempt, copy, duplicate, moveBy, paste, run } from './run.ts';

interface Item {
  label: string;
  run(): unknown;
}

/** Opens a dialog, or makes its change at once if there is nothing to ask. */
function open(ask: Ask) {
  const change = ask.questions.length > 0 || ask.hasPlan ? undefined : ask.change({});
  return change ? run(change) : setBuild({ ask });
}

/** Returns the actions of a node. */
function itemsFor(node: OutlineNode, actions: NodeActions): Item[] {
  const { additions, slot, names, canDelete, bases } = actions;
  const { clip } = buildStore.getState();
  const moves = (by: 1 | -1, label: string) => {
    const move = moveBy(node, actions, by);
    return move ? [{ label, run: move }] : [];
  };
  const move = async () => {
    const { targets } = await call('targets', { place: node });
    setBuild({ ask: askMove(node, actions, targets) });
  };
  const cut = async () => {
    await copy(node);
    setBuild({ ask: askDelete(node, 'Cut') });
  };
  return [
    ...additions.map((addition) => ({
      label: `Add: ${addition.label}`,
      run: () => open(askAddition(addition, bases)),
    })),
    ...additions
      .filter(({ kind }) => kind === clip?.kind)
      .map(({ label, to }) => ({ label: `Paste “${clip?.label}”: ${label}`, run: () => paste(to) })),
    ...moves(-1, 'Move up'),
    ...moves(1, 'Move down'),
    ...(slot
      ? [
          { label: 'Move to…', run: move },
          { label: 'Duplicate', run: () => duplicate(node, actions) },
          { label: 'Copy', run: () => copy(node) },
          { label: 'Cut', run: cut },
        ]
      : []),
    ...(names.length > 0 ? [{ label: 'Rename…', run: () => setBuild({ ask: askRename(node, names) }) }] : []),
    ...(canDelete ? [{ label: 'Delete…', run: () => setBuild({ ask: askDelete(node, 'Delete') }) }] : []),
  ];
}

/** Draws the open menu of a node. */
export function ActionsMenu() {
  const menu = useBuild((build) => build.menu);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!menu || !element) return;
    const { left, bottom } = menu.button.getBoundingClientRect();
    element.showPopover();
    const { offsetWidth, offsetHeight } = element;
    element.style.left = `${Math.max(0, Math.min(left, innerWidth - offsetWidth))}px`;
    element.style.top = `${Math.max(0, Math.min(bottom, innerHeight - offsetHeight))}px`;
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus();
  }, [menu]);
  if (!menu) return null;
  const close = () => {
    setBuild({ menu: undefined });
    menu.button.focus();
  };
  return (
    <div
      className="actions-menu"
      role="menu"
      aria-label={`Actions: ${menu.node.label}`}
      popover="auto"
      ref={list}
      onKeyDown={(event) => {
        if (event.key === 'Tab') close();
        moveFocus(event, '[role=menuitem]');
      }}
      onToggle={({ newState }) => newState === 'closed' && setBuild({ menu: undefined })}
    >
      {itemsFor(menu.node, menu.actions).map(({ label, run: act }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className="plain"
          onClick={() => {
            close();
            attempt(async () => act());
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

interface ActionsButtonProps {
  node: OutlineNode;
  isInTabOrder: boolean;
}

/** Draws the button that opens the menu of a node. */
export function ActionsButton({ node, isInTabOrder }: ActionsButtonProps) {
  const isOpen = useBuild(({ menu }) => menu?.node === node);
  return (
    <Tool
      className="actions-button"
      icon={icons.actions}
      aria-label={`Actions: ${node.label}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      tabIndex={isInTabOrder ? 0 : -1}
      onClick={({ currentTarget: button }) =>
        attempt(async () =>
          setBuild({ menu: { node, button, actions: await call('actions', { place: node }) } }),
        )
      }
    />
  );
}
