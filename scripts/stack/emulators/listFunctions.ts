import type { StackPorts } from '../ports/stackPorts.ts';

/** A function as the functions emulator reports it; only event triggers carry filters. */
export type LoadedFunction = {
  readonly id: string;
  readonly eventTrigger?: {
    readonly eventType: string;
    readonly eventFilters?: Readonly<Record<string, string>>;
    readonly eventFilterPathPatterns?: Readonly<Record<string, string>>;
  };
};

/**
 * The functions that were loaded. The emulators start without those that could not be, and say so in their log
 * alone (firebase/firebase-tools#4826).
 */
export async function listFunctions(ports: StackPorts): Promise<readonly LoadedFunction[]> {
  const response = await fetch(`http://127.0.0.1:${ports.functions}/backends`);
  const answer = (await response.json()) as {
    readonly backends: readonly { readonly functionTriggers: readonly LoadedFunction[] }[];
  };
  return answer.backends.flatMap((backend) => backend.functionTriggers);
}
