/** Bounds the memory of all answers that are under way together. */
export interface AnswerRoom {
  /** A place for one answer. `resume` is called when it may be read on, after `take` said that it may not. */
  enter(resume: () => void): Place;
}

/** The place of one answer. */
export interface Place {
  /** Notes bytes that arrived. False: read no further until resumed. */
  take(bytes: number): boolean;
  /** True while it waits to be resumed. */
  readonly waits: boolean;
  /** Gives back what was taken. */
  leave(): void;
}

/** So much of each answer is free: the many small ones never wait behind large ones. */
const FREE_BYTES = 256 * 1024;

interface LargeAnswer {
  waits: boolean;
  readonly resume: () => void;
}

/**
 * Lets answers grow until together they have `capacity` bytes. From then on only the one that grew large first is
 * read on, whatever its size, so that one always ends and none waits for one that waits.
 */
export function createAnswerRoom(capacity: number): AnswerRoom {
  /** In the order in which they outgrew what is free. */
  const large = new Set<LargeAnswer>();
  let taken = 0;

  function mayGrow(answer: LargeAnswer): boolean {
    const [first] = large;
    return taken < capacity || first === answer;
  }

  function resumeWaiting(): void {
    for (const answer of large) {
      if (!answer.waits) continue;
      if (!mayGrow(answer)) return;
      answer.waits = false;
      answer.resume();
    }
  }

  return {
    enter(resume) {
      const answer: LargeAnswer = { waits: false, resume };
      let arrived = 0;
      return {
        get waits() {
          return answer.waits;
        },
        take(bytes) {
          const before = Math.max(0, arrived - FREE_BYTES);
          arrived += bytes;
          const now = Math.max(0, arrived - FREE_BYTES);
          if (now === 0) return true;
          large.add(answer);
          taken += now - before;
          answer.waits = !mayGrow(answer);
          return !answer.waits;
        },
        leave() {
          if (!large.delete(answer)) return;
          answer.waits = false;
          taken -= arrived - FREE_BYTES;
          resumeWaiting();
        },
      };
    },
  };
}
