import type { Journey, JourneyEntry } from '#types/content/journey';
import type { Validators } from '../../../src/engine/validators/validators.ts';
import type { JsonObject } from '../../content/json.ts';
import type { SiteField } from './fields.ts';

/** A step of a journey: as visitors get it, and as its authors wrote it. */
export interface SiteStep {
  /** '' for a form outside the journeys */
  hash: string;
  /** its place in its journey, from 0 */
  index: number;
  entry: JourneyEntry;
  /** of the entry, into the page's resolved content */
  pointer: string;
  /** of the step itself, which has the form */
  at: string;
  /** of the line that authors know it by */
  named: string;
  /** the entry as it is written, its `$ref`s resolved */
  written: JsonObject;
  /** its form's schema as it is written */
  schema: JsonObject;
  /** the fields at the form's root, by name */
  fields: ReadonlyMap<string, SiteField>;
}

/** A content file's name and a line of it. */
export interface Location {
  file: string;
  line: number;
}

/** A journey on its page. */
export interface SiteJourney {
  file: string;
  /** the page's content file; '' for a journey that stands on no page */
  page: string;
  path: string;
  pointer: string;
  journey: Journey;
  validators: Validators;
  steps: readonly SiteStep[];
  /** the page's resolved content */
  written: unknown;
  /** the page's compiled content */
  compiled: unknown;
  /** Returns where something of the page's resolved content was written. */
  locate(pointer: string): Location;
}

/** What conditions may read beside a form's own answers. */
export interface Facts {
  /** the schema of each, without `$ref` */
  schemas: ReadonlyMap<string, JsonObject>;
  /** those that are a visitor's answers, kept under the names of their fields */
  answered: ReadonlySet<string>;
}

/** All journeys of a site. */
export interface Site {
  journeys: readonly SiteJourney[];
  facts: Facts;
  /** Returns the valid answers to a field that are worth trying, the plainest first. */
  validValues(schema: JsonObject): readonly unknown[];
  /** Returns those of them that lie at the edges of a condition. */
  conditionEdges(schema: JsonObject, condition: JsonObject): readonly unknown[];
}
