/** Messages on a socket without a key, and the resulting close code. */
export interface HostileFrames {
  readonly name: string;
  readonly frames: readonly string[];
  readonly code: number;
}

const INIT = '{"type":"connection_init"}';
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

export const HOSTILE_FRAMES: readonly HostileFrames[] = [
  { name: 'no JSON', frames: ['x'], code: 4400 },
  { name: 'null', frames: ['null'], code: 4400 },
  { name: 'a text', frames: ['"connection_init"'], code: 4400 },
  { name: 'no type', frames: ['{}'], code: 4400 },
  { name: 'an unknown type', frames: ['{"type":"__proto__"}'], code: 4400 },
  { name: 'a list', frames: [deep(50)], code: 4400 },
  { name: 'a deep list', frames: [deep(4_000)], code: 4400 },
  {
    name: 'a payload that is a text',
    frames: ['{"type":"connection_init","payload":"x"}'],
    code: 4400,
  },
  { name: 'no key', frames: [INIT], code: 4403 },
  {
    name: 'a key that is a list',
    frames: ['{"type":"connection_init","payload":{"apiKey":[]}}'],
    code: 4403,
  },
  {
    name: 'a prototype',
    frames: ['{"type":"connection_init","payload":{"__proto__":{"apiKey":"x"}}}'],
    code: 4403,
  },
  {
    name: 'an operation first',
    frames: ['{"id":"a","type":"subscribe","payload":{"query":"{ a }"}}'],
    code: 4401,
  },
  {
    name: 'an operation without id',
    frames: ['{"type":"subscribe","payload":{"query":"{ a }"}}'],
    code: 4400,
  },
  {
    name: 'a long number',
    frames: [`{"type":"ping","payload":{"n":${'9'.repeat(15_000)}e999}}`, 'x'],
    code: 4400,
  },
  {
    name: 'a long ping',
    frames: [`{"type":"ping","payload":{"x":"${'x'.repeat(17_000)}"}}`],
    code: 1009,
  },
  {
    name: 'a ping of a megabyte',
    frames: [`{"type":"ping","payload":{"x":"${'x'.repeat(1_000_000)}"}}`],
    code: 1009,
  },
  { name: 'nine pings', frames: Array.from({ length: 9 }, () => '{"type":"ping"}'), code: 1009 },
];
