import type { Answers, Reach, Target, Visit } from '#types/data/journeys';
import type { State } from '../../../../scripts/gallery/catalogue/state.ts';

/** Creates the visit of a step with some answers, like `npm run journeys`. */
export function visit(answers: Answers = {}, more: Partial<Visit> = {}): Visit {
  const empty = { shared: {}, facts: {}, earlier: {} };
  return { page: 'pages/application.json', path: '/apply', hash: 'contact', ...empty, answers, ...more };
}

export function reach(target: Target, found?: Visit): Reach {
  return { hash: 'contact', target, file: 'steps/contact.json', line: 1, ...(found && { visit: found }) };
}

export function stateOf(id: string, more: Partial<State> = {}): State {
  return {
    id,
    group: 'Application',
    step: 'Contact details',
    name: 'Empty',
    instructions: [],
    shows: [],
    setup: {},
    address: '/apply#contact',
    frame: 'main',
    isWide: false,
    ...more,
  };
}
