import type { Reach } from '#types/data/journeys';
import type { Setting } from '../setting/setting.ts';
import type { Stage } from '../stage/stage.ts';

/** Words of content that show by what is done or answered, not for a condition. */
export interface Words extends Pick<Reach, 'hash' | 'file' | 'line'> {
  target: { kind: 'words'; text: string };
}

/** Something to be seen in a picture. */
export type Shown = Reach | Words;

/** A state of the site that is pictured, however it was thought of. */
export interface GalleryState {
  /** Its place among the pictures: `application/payment/messages-1`. */
  id: string;
  /** The journey or page, and the step, that it is listed under. */
  group: string;
  step: string;
  name: string;
  /** What it takes, in lines for people. */
  way: readonly string[];
  /** All that has to be seen in its picture. */
  shows: readonly Shown[];
  setting: Setting;
  /** The address to open: a path of the site, its hash included. */
  address: string;
  /** What is done there, before it is pictured. */
  act(stage: Stage): Promise<void>;
  /**
   * How much is pictured: all that is the page's own, unless it says so; that down to the end of the step; the site's
   * frame too; or an open dialog alone.
   */
  frame?: 'main' | 'step' | 'page' | 'dialog';
}

/** A state or a target that no picture can be taken of, and why. */
export interface NotPictured {
  id: string;
  reason: string;
}

/** States, and what should be one of them and can't. */
export interface GalleryStates {
  states: readonly GalleryState[];
  notPictured: readonly NotPictured[];
}
