import type { SandboxFault } from '#types/api/sandboxFaults';
import type { Setup } from '../setup.ts';
import type { Frame, OpenPage, State } from '../state.ts';

type Common = Pick<State, 'group' | 'step' | 'address'> & Partial<Pick<State, 'setup' | 'frame'>>;

/** A state that content alone does not lead to. */
export interface ManualState extends Partial<Omit<Common, 'group'>>, Pick<Setup, 'faults' | 'waited'> {
  name: string;
  instructions?: readonly string[];
  /** The texts of content that it has to show: `file.json#/pointer`. */
  texts?: readonly string[];
  isWide?: boolean;
  act?(opened: OpenPage): Promise<unknown>;
}

/** A state with the places of its texts, to be looked up in content. */
export type UnresolvedState = Omit<State, 'shows'> & { texts: readonly string[] };

function formatFault({ call, fault, ...more }: SandboxFault): string {
  if (fault === 'status') return `${call} answers with status ${more.status}`;
  if (fault === 'malformed') return `${call} answers with broken JSON`;
  return more.ms ? `${call} is not answered` : `${call} answers once`;
}

/** Creates the states of a folder, by their names in it. A state's setup is added to that of all. */
export function statesIn(
  folder: string,
  common: Common,
  states: Readonly<Record<string, ManualState>>,
): UnresolvedState[] {
  return Object.entries(states).map(
    ([id, { setup, faults = [], waited, instructions = [], texts = [], act, ...own }]) => ({
      frame: 'main' satisfies Frame,
      isWide: false,
      ...common,
      ...own,
      id: `${folder}/${id}`,
      setup: { ...common.setup, ...setup, faults, ...(waited && { waited }) },
      instructions: [...instructions, ...faults.map(formatFault)],
      texts,
      act: async (opened) => void (await act?.(opened)),
    }),
  );
}

/** Returns the pointers as places of texts in a content file. */
export const textsIn = (file: string, ...pointers: readonly string[]): string[] =>
  pointers.map((pointer) => `${file}#${pointer}`);

/** Finds the control of a field. */
export const control = ({ page }: OpenPage, name: string) => page.locator(`[name="${name}"]`);

/** Finds a field: what is around its control. */
export const field = ({ page }: OpenPage, name: string) => page.locator(`[data-field="${name}"]`);
