import { checkCommand } from './content/check/command/index.ts';
import { runInTerminal } from './content/check/command/terminal.ts';

// exits with 0 if there is no error, 1 if there is one, 2 if the command is invalid
await runInTerminal(checkCommand);
