import { runInTerminal } from '../content/check/command/terminal.ts';
import { contractCommand } from './command.ts';

await runInTerminal(contractCommand);
