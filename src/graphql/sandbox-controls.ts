/** What a developer can do to the simulated platform; implemented by `src/sandbox`. */
export interface SandboxControls {
  /** Makes an endpoint misbehave until it is set to `NONE`. */
  setFault(path: string, fault: SandboxFault): void;
  /** Lets things finish by themselves after `delayMs`, or, when null, only by hand. */
  setProgressDelay(delayMs: number | null): void;
  /** How often each push is sent; 0 drops them. */
  setPushRepeats(times: number): void;
  /** Finishes a waiting invoice order as issued; false when there is none. */
  issueInvoice(orderId: string): Promise<boolean>;
}

/** Ways in which an endpoint can misbehave. */
export const sandboxFaults = {
  NONE: 'It works.',
  BAD_GATEWAY: 'HTTP 502 from a proxy, without the envelope.',
  UPSTREAM_UNAVAILABLE: 'CYT_50200: the source behind the platform is away.',
  TOO_MANY_REQUESTS: 'CYT_42901.',
  QUOTA_EXHAUSTED: 'CYT_42900.',
  NOT_ENABLED: 'CYT_40301: the key is not of this product.',
  SLOW: 'It answers after five seconds.',
  LOST_REPLY: 'It acts and then cuts the connection instead of answering.',
  LOST_REQUEST: 'It cuts the connection without acting.',
  TRUNCATED: 'Its answer is cut off in the middle.',
  HTML: 'It answers with a proxy’s HTML page.',
} as const;

/** One of `sandboxFaults`. */
export type SandboxFault = keyof typeof sandboxFaults;
