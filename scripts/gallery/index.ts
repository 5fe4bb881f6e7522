import { stopClock } from './moment.ts';

// npm run gallery [-- --accept] [NAME …]: exit code 0 when all is as accepted, 1 when not, 2 for an unknown flag
const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith('-'));
if (flags.some((flag) => flag !== '--accept')) {
  console.error(
    'npm run gallery takes and compares all pictures; -- --accept makes them the accepted ones; ' +
      'names like application/payment take those alone.',
  );
  process.exit(2);
}

const started = performance.now();
stopClock();
// loaded after the clock has stopped: some of it reads the day as it loads
const { runGallery } = await import('./run.ts');
const passes = await runGallery({
  accepts: flags.length > 0,
  only: words.filter((word) => !word.startsWith('-')),
});
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
// a call that was told to wait would keep the process for as long
process.exit(passes ? 0 : 1);
