// Everything that a child process of the simulated platform takes from the service, apart from `from-service.ts`: it loads
// no more than it needs, so that it starts fast.

export { answerWith, BoundedWorker } from '../../../src/kernel/bounded-worker.ts';
export { ChineseEncodings } from '../../../src/kernel/text/chinese-encodings.ts';
