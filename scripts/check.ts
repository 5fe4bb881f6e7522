import { checkCommand } from './content/check/command/index.ts';
import { supportsColour } from './content/check/command/terminal.ts';

// the reader may stop early: `npm run check | head`
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// exits with 0 if there is no error, 1 if there is one, 2 if the command is invalid
process.exitCode = await checkCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  colour: supportsColour(process.stdout, process.env),
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
