import { stopClock } from './moment.ts';

stopClock();
// loaded after the clock has stopped: some of it reads the day as it loads
const { galleryCommand } = await import('./command/index.ts');
const code = await galleryCommand(process.argv.slice(2), {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
// a call that was told to wait would keep the process for as long
process.exit(code);
