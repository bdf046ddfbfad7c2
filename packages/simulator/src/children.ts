// All imports of a child process of the simulated platform from the service, apart from `from-service.ts`: few, so that the
// process starts fast.

export { answerWith, BoundedWorker } from '../../../src/kernel/bounded-worker.ts';
export { ChineseEncodings } from '../../../src/kernel/text/chinese-encodings.ts';
