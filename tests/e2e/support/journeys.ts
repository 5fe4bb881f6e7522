import {
  findRequiredModules,
  type RequiredModules,
} from '../../../scripts/content/compile/required-modules.ts';
import { readContent } from '../../../scripts/content/read.ts';
import { resolveContent } from '../../../scripts/content/resolve.ts';

interface JourneyPage {
  path: string;
  journey: { name: string; steps: { step: { hash: string } }[] };
}

/** A step after the first one of its journey. */
interface LaterStep {
  journey: string;
  path: string;
  hash: string;
  /** The hash of the step before it. */
  before: string;
  /** The names of the scripts that it draws with and the page does not begin with. */
  scripts: string[];
  /** Those of them that the step before does without. */
  newScripts: string[];
}

const namesOf = ({ widgets, sources }: RequiredModules): string[] => [...widgets, ...sources];

function stepsOf(page: JourneyPage): LaterStep[] {
  const { steps: later, ...first } = findRequiredModules(page);
  const needs = (hash: string) => {
    const found = later[hash];
    return found ? namesOf(found).filter((name) => !namesOf(first).includes(name)) : [];
  };
  const hashes = [...new Set(page.journey.steps.map(({ step }) => step.hash))];
  return hashes.slice(1).map((hash, index) => {
    const before = String(hashes[index]);
    const scripts = needs(hash);
    const newScripts = scripts.filter((name) => !needs(before).includes(name));
    return { journey: page.journey.name, path: page.path, hash, before, scripts, newScripts };
  });
}

/** The steps of all journeys that have scripts of their own, as content has them. */
export function lateSteps(): LaterStep[] {
  const files = readContent();
  const pages = [...files.values()].filter(({ kind }) => kind?.endsWith('-page'));
  return pages
    .map((file) => resolveContent(files, file).value as Partial<JourneyPage>)
    .filter((page): page is JourneyPage => page.journey !== undefined)
    .flatMap(stepsOf)
    .filter(({ scripts }) => scripts.length > 0);
}
