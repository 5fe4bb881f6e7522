import { galleryCommand } from './index.ts';

process.exitCode = await galleryCommand(process.argv.slice(2), { out: console.log, err: console.error });
