import type { Answers, JourneyMap, Reach, Target, Visit } from '#types/data/journeys';

/** A visit of a step with a few answers, as the journeys would find it. */
export function visit(answers: Answers = {}, more: Partial<Visit> = {}): Visit {
  return {
    page: 'pages/application.json',
    path: '/apply',
    hash: 'contact',
    told: {},
    facts: {},
    earlier: {},
    answers,
    ...more,
  };
}

export function reach(target: Target, found?: Visit): Reach {
  return { hash: 'contact', target, file: 'steps/contact.json', line: 1, ...(found && { visit: found }) };
}

export function message(field: string, keyword: string, found: Visit) {
  const target = { kind: 'message' as const, field, keyword, text: `${field} ${keyword}` };
  return { ...reach(target, found), target, visit: found };
}

export function journey(reaches: readonly Reach[], samples: JourneyMap['samples'] = {}): JourneyMap {
  return {
    file: 'journeys/application.json',
    name: 'Application',
    page: 'pages/application.json',
    path: '/apply',
    paths: 1,
    searchLimits: [],
    deadEnds: [],
    reaches: [...reaches],
    samples,
  };
}
