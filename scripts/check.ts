import { checkCommand } from './content/check/command/index.ts';
import { wantsColour } from './content/check/command/terminal.ts';

// whoever reads may have read enough: `npm run check | head`
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

// exit code 0 when there is no error, 1 when there is one, 2 when the command was not understood
process.exitCode = await checkCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  colour: wantsColour(process.stdout, process.env),
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
