import { run } from './process.ts';
import { checkSettings } from './settings.ts';
import { buildSite } from './site/build.ts';

run(async () => {
  checkSettings();
  await buildSite();
});
