import { runInTerminal } from '../content/check/command/terminal.ts';
import { journeysCommand } from './command.ts';

await runInTerminal(journeysCommand);
