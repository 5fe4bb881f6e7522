import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// a thread doesn't inherit its process's support of TypeScript
register();
const { answer } = await import(workerData);

parentPort.on('message', async (request) => parentPort.postMessage(await answer(request)));
