import type { SandboxFault } from '#types/api/sandboxFaults';
import { lineAndColumn } from '../../../content/check/diagnostic.ts';
import { walk } from '../../../content/json.ts';
import { type ContentFile, type ContentFiles, nodeAt } from '../../../content/read.ts';
import { valueIn } from '../../../content/resolve.ts';
import { UsageError } from '../../../content/usage-error.ts';
import { EXEMPTIONS } from '../exemptions.ts';
import { targetName } from '../names.ts';
import { failing, unanswered } from '../setup.ts';
import type { Catalogue, ContentText, State } from '../state.ts';
import { pageGroups } from './pages.ts';
import { paymentGroups } from './payment.ts';
import type { ManualGroup } from './state.ts';
import { summaryGroups } from './summary.ts';
import { widgetGroups } from './widgets.ts';

const GROUPS = [...summaryGroups, ...paymentGroups, ...pageGroups, ...widgetGroups];

/**
 * The places of texts that depend on no condition, but on waiting, a failure or an action. Texts only for screen
 * readers are left out, and texts that replace code that did not load.
 */
const PLACES: readonly RegExp[] = [
  /^\/price\/(updating|outdated|unknown)$/,
  /^\/dialogs\/[^/]+\/(title|text)$/,
  /\/?sending(\/\d+\/text)?$/,
  /^\/submit\/slow$/,
  /^\/uiSchema\/ui:messages(\/[^/]+)?$/,
  /^\/(text|confirm\/text|cancel\/text)$/,
  /^\/success\/(title|content|reference)$/,
  /^\/link\/(opening|failed|(replace|alerts\/[^/]+)\/(title|text))$/,
  /^\/copyLink\/byHand$/,
  /\/ui:tooltip\/text$/,
  /\/ui:options\/(searching|found|failed|timedOut|blocked|challenge|loading|empty|emptyHelp|browse)$/,
  /\/ui:options\/(notListed|retrieving|searchFailed|searchAgain|helpText2)$/,
  /^\/typeahead\/(prompt|searching|empty|more)$/,
  /^\/reading\/(slow|failed|tryAgain)$/,
  /^\/errorSummary\/heading$/,
];

/** Returns the texts at a place. For an object, returns its titles and texts. */
function textsAt(file: ContentFile, place: string): ContentText[] {
  const texts: ContentText[] = [];
  walk(valueIn(file.data, place), (text, inside) => {
    if (typeof text !== 'string' || (inside && !/\/(title|text)$/.test(inside))) return;
    const { line } = lineAndColumn(file, nodeAt(file, place + inside)?.offset ?? 0);
    const hash = file.name.replace(/^.*\/|\.json$/g, '');
    texts.push({ hash, target: { kind: 'text', text }, file: file.name, line });
  });
  return texts;
}

function formatFault({ call, fault, ...more }: SandboxFault): string {
  if (fault === 'status') return `${call} answers with status ${more.status}`;
  if (fault === 'malformed') return `${call} answers with broken JSON`;
  return more.ms ? `${call} is not answered` : `${call} answers once`;
}

function statesOf(group: ManualGroup, files: ContentFiles, derived: readonly State[]): State[] {
  const { folder, texts: start = '', like, states, ...shared } = group;
  const origin = derived.find(({ id }) => id === like);
  if (like && !origin) return [];

  const findTexts = (id: string, place: string) => {
    const [name, pointer = ''] = (place.includes('#') ? place : start + place).split('#');
    const file = [...files.values()].find((each) => each.name === name);
    const found = file ? textsAt(file, pointer) : [];
    if (found.length > 0) return found;
    throw new UsageError(
      `The state ${id} in scripts/gallery/catalogue/manual/ shows the text at ${name}#${pointer}, which does not exist: correct the place there.`,
    );
  };
  return Object.entries(states).map(([key, [name, options = {}, acts = []]]): State => {
    const { setup, faults = [], failing: failed = [], pending = [], instructions = [], ...more } = options;
    const { texts = [], ...own } = more;
    const allFaults = [...faults, ...[failed].flat().map(failing), ...[pending].flat().map(unanswered)];
    const id = `${folder}/${key}`;
    return {
      group: id.charAt(0).toUpperCase() + id.slice(1, id.indexOf('/')),
      address: origin?.address ?? '',
      frame: 'main',
      isWide: false,
      ...shared,
      ...own,
      id,
      name,
      setup: { ...origin?.setup, ...shared.setup, ...setup, faults: allFaults },
      instructions: [instructions, allFaults.map(formatFault)].flat(2),
      shows: [texts].flat().flatMap((place) => findTexts(id, place)),
      acts: [acts].flat(),
    };
  });
}

/**
 * Returns the states that content alone does not create. The texts of {@link PLACES} that no state shows are in
 * `notPictured`. @throws UsageError if a state shows a text that is not in the content
 */
export function manualStates(
  files: ContentFiles,
  derived: readonly State[],
  groups: readonly ManualGroup[] = GROUPS,
): Catalogue {
  const states = groups.flatMap((group) => statesOf(group, files, derived));
  const placeOf = ({ file, line }: ContentText | State['shows'][number]) => `${file}:${line}`;
  const shown = new Set(states.flatMap(({ shows }) => shows.map(placeOf)));
  const notPictured: Catalogue['notPictured'][number][] = [];
  for (const file of files.values())
    walk(file.data, (value, pointer) => {
      if (typeof value !== 'string' || !PLACES.some((place) => place.test(pointer))) return;
      for (const text of textsAt(file, pointer)) {
        const id = targetName(text);
        const advice = `No state shows content/${placeOf(text)}: add one to scripts/gallery/catalogue/manual/.`;
        if (!shown.has(placeOf(text))) notPictured.push({ id, reason: EXEMPTIONS[id] ?? advice });
      }
    });
  return { states, notPictured };
}
