import { runInTerminal } from '../content/check/command/terminal.ts';
import { galleryCommand } from './command.ts';

await runInTerminal(galleryCommand);
