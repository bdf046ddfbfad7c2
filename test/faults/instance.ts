import { SERVICE_MAIN } from '../service-main.ts';
import { complaintAbout } from './log-watch.ts';
import { type Life, startNode, tellTime } from './process.ts';

/** One of the instances behind the imagined load balancer: restarted after each kill. */
export interface Instance {
  readonly name: string;
  /** Its URL, without a trailing slash; null while it is down or starting. */
  readonly url: () => string | null;
  start(): void;
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
  /** Undefined while it is down. */
  pid(): number | undefined;
  /** Sets its clock ahead of the machine's, also for later starts. */
  setClock(aheadMs: number): void;
  /** Complaints about its output and its exits. */
  readonly complaints: readonly string[];
  /** The last lines of its output. */
  readonly lines: readonly string[];
}

const KEPT_LINES = 200;

/** An instance that is not started yet. It uses another free port at each start. */
export function createInstance(name: string, env: Readonly<Record<string, string>>): Instance {
  const complaints: string[] = [];
  const lines: string[] = [];
  let life: Life | null = null;
  let url: string | null = null;
  let aheadMs = 0;

  function start(): void {
    const started = startNode({
      args: [SERVICE_MAIN],
      env: { PORT: '0', ...env },
      clockAheadMs: aheadMs,
      onLine(line) {
        lines.push(line);
        if (lines.length > KEPT_LINES) lines.shift();
        const complaint = complaintAbout(line);
        if (complaint !== null) complaints.push(`${name}: ${complaint}`);
        const address = /(http:\/\/\S+)\/graphql/.exec(line)?.[1];
        if (address !== undefined && started === life) url = address;
      },
    });
    life = started;
    void startAgain(started);
  }

  /** Restarts like a container platform. A deliberate kill is no complaint. */
  async function startAgain(started: Life): Promise<void> {
    const how = await started.ended;
    if (started !== life) return;
    complaints.push(`${name}: ended by itself (${how}): ${lines.slice(-3).join(' | ')}`);
    url = null;
    start();
  }

  return {
    name,
    url: () => url,
    start,
    async kill() {
      const killed = life;
      life = null;
      url = null;
      await killed?.kill();
    },
    freeze: () => life?.freeze(),
    thaw: () => life?.thaw(),
    pid: () => life?.child.pid,
    setClock(ms) {
      aheadMs = ms;
      if (life) tellTime(life, ms);
    },
    complaints,
    lines,
  };
}
