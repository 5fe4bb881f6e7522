import { supportsColour } from '../content/check/command/terminal.ts';
import { journeysCommand } from './command.ts';

process.exitCode = await journeysCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  colour: supportsColour(process.stdout, process.env),
  out: (text) => console.log(text),
  err: (text) => console.error(text),
});
