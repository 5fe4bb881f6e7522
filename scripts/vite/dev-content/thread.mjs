import { parentPort, workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

// a thread takes over nothing of what its process knows of TypeScript
register();
const { answer } = await import(workerData);

parentPort.on('message', async (question) => parentPort.postMessage(await answer(question)));
