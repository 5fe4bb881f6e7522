import type { SandboxFault } from '#types/api/sandboxFaults';
import type { ContentFiles } from '../../../content/read.ts';
import { EXEMPTIONS } from '../exemptions.ts';
import { targetName } from '../names.ts';
import { failing, unanswered } from '../setup.ts';
import type { Catalogue, State } from '../state.ts';
import { pageGroups } from './pages.ts';
import { paymentGroups } from './payment.ts';
import type { ManualGroup } from './state.ts';
import { summaryGroups } from './summary.ts';
import { findTexts } from './texts.ts';
import { widgetGroups } from './widgets.ts';

const GROUPS = [...summaryGroups, ...paymentGroups, ...pageGroups, ...widgetGroups];

function formatFault({ call, fault, ...more }: SandboxFault): string {
  if (fault === 'status') return `${call} answers with status ${more.status}`;
  if (fault === 'malformed') return `${call} answers with broken JSON`;
  return more.ms ? `${call} is not answered` : `${call} answers once`;
}

function statesOf({ folder, step, like, states, ...shared }: ManualGroup, derived: readonly State[]) {
  const origin = derived.find(({ id }) => id === like);
  if (like && !origin) return [];
  return Object.entries(states).map(([key, [name, options = {}, acts = []]]): State => {
    const { failing: failed = [], pending = [], instructions = [], isWide = false, ...own } = options;
    const { address = origin?.address ?? '', frame = 'main', ...setup } = { ...shared, ...own };
    const faults = [
      ...(own.faults ?? []),
      ...[failed].flat().map(failing),
      ...[pending].flat().map(unanswered),
    ];
    const id = `${folder}/${key}`;
    return {
      id,
      group: id.charAt(0).toUpperCase() + id.slice(1, id.indexOf('/')),
      step,
      name,
      address,
      frame,
      isWide,
      setup: { ...origin?.setup, ...setup, faults },
      instructions: [instructions, faults.map(formatFault)].flat(2),
      shows: [],
      acts: [acts].flat(),
    };
  });
}

/**
 * Returns the states that content alone does not create. `notPictured` has the texts without a state, and the places
 * of texts that are not in the content.
 */
export function manualStates(
  files: ContentFiles,
  derived: readonly State[],
  groups: readonly ManualGroup[] = GROUPS,
  places?: Parameters<typeof findTexts>[1],
): Catalogue {
  const { texts, unused } = findTexts(files, places);
  const states = groups.flatMap((group) => statesOf(group, derived));
  const showing = states.map((state) => {
    return { ...state, shows: texts.flatMap(({ text, states }) => (states.test(state.id) ? text : [])) };
  });
  const notPictured = texts.flatMap(({ text, states: names }) => {
    if (states.some(({ id }) => names.test(id))) return [];
    const id = targetName(text);
    const advice = `No state shows content/${text.file}:${text.line}: add one to scripts/gallery/catalogue/manual/, and to texts.ts there.`;
    return { id, reason: EXEMPTIONS[id] ?? advice };
  });
  const reason =
    'The content has no text there: correct the place in scripts/gallery/catalogue/manual/texts.ts.';
  return { states: showing, notPictured: [...notPictured, ...unused.map((id) => ({ id, reason }))] };
}
