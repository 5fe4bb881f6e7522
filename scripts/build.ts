import { run } from './run.ts';
import { checkSettings } from './settings.ts';
import { buildSite } from './site/build.ts';

run(async () => {
  checkSettings();
  await buildSite();
});
