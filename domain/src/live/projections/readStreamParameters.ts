import * as z from 'zod';
import { type RollCallOrder, rollOrders } from '../../polls/questions/rollCallOrder.ts';

/** The look and the content of an overlay, from its address. */
export interface StreamParameters {
  /** Null: a panel in the colours of the machine. `transparent`: letters on the picture, no panel. */
  readonly theme: (typeof themes)[number] | null;
  /** Behind everything; null: the picture of the mixer is seen. */
  readonly background: string | null;
  readonly size: StreamSize;
  /** A number of the agenda or the id of a question; null: whatever is on stage. */
  readonly question: string | null;
  readonly roll: RollCallOrder | null;
  /** How to come in: a QR, the address and the assembly's code. */
  readonly qr: boolean;
  /** The unknown parts of the request, in words. */
  readonly mistakes: readonly string[];
}

const themes = ['light', 'dark', 'transparent'] as const;
const sizes = ['s', 'm', 'l'] as const;
const onOrOff = ['on', 'off'] as const;
export type StreamSize = (typeof sizes)[number];

const named = [
  ...['transparent', 'black', 'white', 'gray', 'silver', 'red', 'maroon', 'orange', 'yellow'],
  ...['green', 'lime', 'olive', 'teal', 'cyan', 'blue', 'navy', 'purple', 'magenta'],
] as const;

/** Colours that say nothing but a colour: nothing else of an address is ever written as style. */
const colour = z
  .string()
  .trim()
  .toLowerCase()
  .transform((text) => (/^(?:[\da-f]{3}|[\da-f]{6})$/u.test(text) ? `#${text}` : text))
  .pipe(z.union([z.enum(named), z.string().regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/u)]));

const question = z
  .string()
  .trim()
  .regex(/^(?:\d{1,4}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u);

/** Reads what it can; what it cannot is left as if it had not been said, and told. */
export function readStreamParameters(asked: (name: string) => string | null): StreamParameters {
  const mistakes: string[] = [];

  function read<T>(name: string, schema: z.ZodType<T>, hint: string): T | null {
    const value = asked(name);
    if (value === null || value === '') return null;
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    mistakes.push(`«${name}» no se entiende: ${hint}.`);
    return null;
  }

  return {
    theme: read('theme', z.enum(themes), 'use light, dark o transparent'),
    background: read('background', colour, 'use un color como 00ff00 o green'),
    size: read('size', z.enum(sizes), 'use s, m o l') ?? 'm',
    question: read('question', question, 'use el número de la pregunta'),
    roll: read('roll', z.enum(rollOrders), 'use group, unit o time'),
    qr: read('qr', z.enum(onOrOff), 'use on u off') === 'on',
    mistakes,
  };
}
