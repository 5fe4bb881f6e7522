import type { Json, JsonObject } from '../../src/engine/form/paths.ts';

/** Answers by the names of their fields, as a form holds them. */
export type Answers = JsonObject;

/** A step as a visitor finds it: what was told before, what code knows, and what stands in its own fields. */
export interface Visit {
  /** the page's content file, from the content folder: `pages/application.json`; '' for a journey without a page */
  page: string;
  /** the page's address on the site */
  path: string;
  /** the step's hash */
  hash: string;
  /** answers given in other journeys before, which this one reads as facts */
  told: Answers;
  /** facts that only code knows */
  facts: Answers;
  /** answers to the steps of this journey that come before, by their hashes, in order */
  earlier: Readonly<Record<string, Answers>>;
  /** what is typed into the step itself; a field that is absent was left empty */
  answers: Answers;
}

/** Something that content says a visitor may come to see. */
export type Target =
  | { kind: 'step' }
  | { kind: 'reveal'; field: string }
  | { kind: 'alert'; text: string }
  /** a line that only a condition shows: of the step's summary, below its button, or of the page */
  | { kind: 'item'; text: string }
  /** what a step that sends its journey says while another is incomplete */
  | { kind: 'notice'; text: string }
  | { kind: 'message'; field: string; keyword: string; text: string };

/** A target, the place that authors wrote it at, and the shortest way there. */
export interface Reach {
  /** the step's hash; '' for what stands on the page around its steps */
  hash: string;
  target: Target;
  /** the content file's name and the line that holds the target */
  file: string;
  line: number;
  /** the visit with the fewest answers that shows it; absent where no visit does */
  visit?: Visit;
  /** why nothing leads there; only where `visit` is absent */
  reason?: string;
}

/** Where visitors who answer every step can't go on. */
export interface Stuck {
  /** the step's hash */
  hash: string;
  /** the answer that nobody comes to the end with; absent where nobody can go on from the step at all */
  choice?: { field: string; value: Json };
  /** the content file's name and the line that holds the step or the field */
  file: string;
  line: number;
  reason: string;
}

/** All there is to see in one journey. */
export interface JourneyMap {
  /** the journey's content file, `journeys/application.json` */
  file: string;
  name: string;
  page: string;
  path: string;
  /** how many different ways lead through it: sequences of steps with the fields that each reveals */
  paths: number;
  /** whether there are more answers than were tried: `paths` is the least there are then, and `stuck` tells nothing */
  isCutShort: boolean;
  /** where visitors can't go on */
  stuck: readonly Stuck[];
  reaches: readonly Reach[];
  /** each step's plainest complete visit, by hash: what an author or a test fills in to go on */
  samples: Readonly<Record<string, Visit>>;
}
