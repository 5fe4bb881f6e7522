import { runInTerminal } from '../content/check/command/terminal.ts';
import { galleryCommand } from './index.ts';

await runInTerminal(galleryCommand);
