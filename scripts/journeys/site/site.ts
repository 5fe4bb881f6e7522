import type { Journey, JourneyEntry } from '#types/content/journey';
import type { Validators } from '../../../src/engine/validators/validators.ts';
import type { JsonObject } from '../../content/json.ts';
import type { SiteField } from './fields.ts';

/** A step of a journey: as visitors get it, and as its authors wrote it. */
export interface SiteStep {
  journey: SiteJourney;
  /** '' for a form outside the journeys */
  hash: string;
  index: number;
  entry: JourneyEntry;
  /** of the entry, into the page's resolved content */
  pointer: string;
  /** of the step itself, which has the form */
  at: string;
  /** of the line that authors know it by */
  named: string;
  written: JsonObject;
  schema: JsonObject;
  fields: ReadonlyMap<string, SiteField>;
}

/** A content file's name and a line of it. */
export interface Location {
  file: string;
  line: number;
}

/** A journey on its page. */
export interface SiteJourney {
  site: Site;
  file: string;
  /** the page's content file; '' for a journey that stands on no page */
  page: string;
  path: string;
  pointer: string;
  journey: Journey;
  validators: Validators;
  steps: readonly SiteStep[];
  written: unknown;
  compiled: unknown;
  locate(pointer: string): Location;
}

/** The values that conditions may read beside a form's own answers. */
export interface Facts {
  schemas: ReadonlyMap<string, JsonObject>;
  /** those that are a visitor's answers, by the names of their fields */
  answered: ReadonlySet<string>;
}

/** All journeys of a site. */
export interface Site {
  journeys: readonly SiteJourney[];
  facts: Facts;
  validValues(schema: JsonObject): readonly unknown[];
  conditionEdges(schema: JsonObject, condition: JsonObject): readonly unknown[];
}
