/** Invented secrets of these runs; every log line is searched for them. */
export const callbackSecret = 'callback-secret-of-the-fault-tests-0001';
/** Secret of the simulated platform only. */
export const appSecret = 'demo-app-secret';
/** Number of the seller of every order. */
export const phone = '13912345678';
export const bankAccount = '6222021234567890128';
/** Of the Redis that a run starts. */
export const redisPassword = 'redis-password-of-the-fault-tests';
/** Of the PostgreSQL that a run starts. */
export const databasePassword = 'database-password-of-the-fault-tests';
