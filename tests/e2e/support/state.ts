import type { Page } from '@playwright/test';
import type { Problems } from './problems.ts';
import type { Sandbox } from './sandbox.ts';
import type { Storage } from './storage.ts';

/** What it takes to bring a page about. */
export interface Stage {
  page: Page;
  sandbox: Sandbox;
  storage: Storage;
  problems: Problems;
}

/** A state of a page that a visitor can see. */
export interface State {
  name: string;
  reach(stage: Stage): Promise<void>;
}
