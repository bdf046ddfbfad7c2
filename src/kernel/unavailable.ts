/** Something that this process cannot work without is away for now (a store, not the platform). Nothing was done. */
export class Unavailable extends Error {}
